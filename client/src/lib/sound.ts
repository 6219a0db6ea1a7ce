/** Small sounds made on the spot: a card on wood, a canto on the table, chalk, the last seconds. No files. */
import { prefs } from "./prefs.svelte";

export type Noise = "card" | "canto" | "answer" | "chalk" | "tick" | "turn" | "won" | "lost";

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers give sound only after a gesture: call this from one. */
export function wakeSound(): void {
  if (prefs.sound === 0 || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** When the table is left, the sound device is let go. */
export function restSound(): void {
  if (context?.state === "running") void context.suspend();
}

export function play(noise: Noise): void {
  if (!context || context.state !== "running" || prefs.sound === 0) return;
  const at = context.currentTime;
  const out = context.createGain();
  out.gain.value = prefs.sound;
  out.connect(context.destination);
  NOISES[noise](context, out, at);
}

function thump(ctx: AudioContext, out: AudioNode, at: number, from: number, length: number, level: number): void {
  const tone = ctx.createOscillator();
  const gain = ctx.createGain();
  tone.frequency.setValueAtTime(from, at);
  tone.frequency.exponentialRampToValueAtTime(from / 2.6, at + length);
  gain.gain.setValueAtTime(level, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(gain).connect(out);
  tone.start(at);
  tone.stop(at + length);
}

function brush(ctx: AudioContext, out: AudioNode, at: number, pitch: number, length: number, level: number): void {
  hiss ??= noiseBuffer(ctx);
  const source = ctx.createBufferSource();
  const filter = ctx.createBiquadFilter();
  const gain = ctx.createGain();
  source.buffer = hiss;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 0.9;
  gain.gain.setValueAtTime(level, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(filter).connect(gain).connect(out);
  source.start(at, 0, length);
}

function noiseBuffer(ctx: AudioContext): AudioBuffer {
  const buffer = ctx.createBuffer(1, ctx.sampleRate / 2, ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function note(ctx: AudioContext, out: AudioNode, at: number, pitch: number, length: number, level: number): void {
  const tone = ctx.createOscillator();
  const gain = ctx.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(level, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(gain).connect(out);
  tone.start(at);
  tone.stop(at + length);
}

const NOISES: Record<Noise, (ctx: AudioContext, out: AudioNode, at: number) => void> = {
  card(ctx, out, at) {
    brush(ctx, out, at, 2400, 0.09, 0.35);
    thump(ctx, out, at + 0.05, 190, 0.1, 0.5);
  },
  canto(ctx, out, at) {
    thump(ctx, out, at, 130, 0.22, 0.9);
    brush(ctx, out, at, 700, 0.12, 0.3);
    thump(ctx, out, at + 0.13, 105, 0.25, 0.8);
  },
  answer: (ctx, out, at) => thump(ctx, out, at, 160, 0.16, 0.6),
  chalk(ctx, out, at) {
    for (let i = 0; i < 3; i++) brush(ctx, out, at + i * 0.09, 3600 + i * 300, 0.07, 0.14);
  },
  tick: (ctx, out, at) => brush(ctx, out, at, 4800, 0.03, 0.4),
  turn: (ctx, out, at) => note(ctx, out, at, 523, 0.18, 0.25),
  won(ctx, out, at) {
    [392, 494, 587, 784].forEach((pitch, i) => note(ctx, out, at + i * 0.12, pitch, 0.4, 0.25));
  },
  lost(ctx, out, at) {
    [392, 349, 294].forEach((pitch, i) => note(ctx, out, at + i * 0.16, pitch, 0.45, 0.22));
  },
};
