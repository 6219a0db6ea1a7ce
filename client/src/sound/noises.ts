/** How each sound is made, from a few oscillators and a handful of noise. Each gives its length, in seconds. */

export type Noise = "card" | "deal" | "point" | "canto" | "answer" | "tick" | "turn" | "won" | "lost" | "murmur";

/** Where a sound is made. */
export interface Room {
  ctx: AudioContext;
  out: AudioNode;
  /** When, by the context's clock. */
  at: number;
  /** Cards fall on bare wood and points are pebbles; else on felt, and points are chalk. */
  wood: boolean;
}

let hiss: AudioBuffer | null = null;

function noise(ctx: AudioContext): AudioBufferSourceNode {
  if (hiss?.sampleRate !== ctx.sampleRate) {
    hiss = ctx.createBuffer(1, ctx.sampleRate, ctx.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = ctx.createBufferSource();
  source.buffer = hiss;
  return source;
}

/** A gain that falls from `level` to nothing. */
function fall({ ctx, out }: Room, at: number, length: number, level: number): GainNode {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(level, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(out);
  return gain;
}

/** Something heavy and soft: a tone that sinks. */
function thump(room: Room, after: number, pitch: number, length: number, level: number): void {
  const at = room.at + after;
  const tone = room.ctx.createOscillator();
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2.6, at + length);
  tone.connect(fall(room, at, length, level));
  tone.start(at);
  tone.stop(at + length);
}

/** Something that rubs: noise round a pitch. */
function brush(room: Room, after: number, pitch: number, length: number, level: number, narrow = 0.9): void {
  const at = room.at + after;
  const source = noise(room.ctx);
  const filter = room.ctx.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = narrow;
  source.connect(filter).connect(fall(room, at, length, level));
  source.start(at, Math.random() * 0.5, length);
}

function note(room: Room, after: number, pitch: number, length: number, level: number): void {
  const at = room.at + after;
  const tone = room.ctx.createOscillator();
  const gain = room.ctx.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(level, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(gain).connect(room.out);
  tone.start(at);
  tone.stop(at + length);
}

/** One card laid: paper that rubs, then what it falls on. */
function lay(room: Room, after: number, level: number): void {
  if (room.wood) {
    brush(room, after, 3000, 0.05, 0.3 * level);
    brush(room, after + 0.035, 1500, 0.05, 0.55 * level, 2.4);
    thump(room, after + 0.035, 260, 0.09, 0.5 * level);
  } else {
    brush(room, after, 1900, 0.1, 0.34 * level);
    thump(room, after + 0.05, 150, 0.12, 0.5 * level);
  }
}

/** A voice far off, of which only the melody of the syllables comes through. */
function far(room: Room, pitch: number, length: number, level: number): void {
  const { ctx, out, at } = room;
  const source = noise(ctx);
  const mouth = ctx.createBiquadFilter();
  const gain = ctx.createGain();
  const steps = Math.round(length * 9);
  const swell = (i: number) => Math.sin((Math.PI * i) / (steps - 1)) ** 1.5;
  const syllables = Float32Array.from({ length: steps }, (_, i) => level * swell(i) * (0.25 + 0.75 * Math.random()));
  source.loop = true;
  mouth.type = "bandpass";
  mouth.frequency.value = pitch;
  mouth.Q.value = 5;
  gain.gain.setValueCurveAtTime(syllables, at, length);
  source.connect(mouth).connect(gain).connect(out);
  source.start(at, Math.random());
  source.stop(at + length);
}

export const NOISES: Record<Noise, (room: Room) => number> = {
  card(room) {
    lay(room, 0, 1);
    return 0.2;
  },
  deal(room) {
    for (let i = 0; i < 6; i++) lay(room, i * 0.075, 0.45);
    return 0.6;
  },
  point(room) {
    if (room.wood) {
      // A pebble: a hard little knock, and one that answers from the hollow.
      note(room, 0, 1650, 0.05, 0.2);
      thump(room, 0, 720, 0.06, 0.5);
      thump(room, 0.07, 540, 0.05, 0.22);
      return 0.15;
    }
    brush(room, 0, 3400 + Math.random() * 500, 0.11, 0.16, 1.6);
    brush(room, 0.02, 5200, 0.06, 0.06);
    return 0.13;
  },
  canto(room) {
    // A palm on the table, twice.
    thump(room, 0, 130, 0.22, 0.9);
    brush(room, 0, 700, 0.12, 0.3);
    thump(room, 0.13, 105, 0.25, 0.8);
    return 0.4;
  },
  answer(room) {
    thump(room, 0, 160, 0.16, 0.6);
    return 0.2;
  },
  tick(room) {
    brush(room, 0, 4800, 0.03, 0.4);
    return 0.04;
  },
  turn(room) {
    note(room, 0, room.wood ? 587 : 523, 0.18, 0.25);
    return 0.2;
  },
  won(room) {
    [392, 494, 587, 784].forEach((pitch, i) => note(room, i * 0.12, pitch, 0.4, 0.25));
    return 0.8;
  },
  lost(room) {
    [392, 349, 294].forEach((pitch, i) => note(room, i * 0.16, pitch, 0.45, 0.22));
    return 0.8;
  },
  murmur(room) {
    for (const pitch of [260, 340, 430, 560, 820]) far(room, pitch * (0.9 + Math.random() * 0.2), 3.4, 0.5);
    return 3.5;
  },
};
