/**
 * Whether everything that chance decided in a finished match follows from its seed, and the seed is the one that was promised.
 * It deals, cuts and draws again; what the hands paid is the rules' matter, and `quiero acta check` judges that.
 */
import { commitment, cut, deal, Draws } from "./fair";

export interface Hand {
  "es-mano"?: number;
  mazo?: string;
  cartas?: string[];
  vira?: string;
  jugadas?: string;
}

export interface Acta {
  reglamento: string;
  asientos: number;
  mesa: string;
  compromiso: string;
  aportes: string[];
  semilla: string;
  sorteo?: string;
  mano?: Hand[];
}

export type Verdict =
  | { ok: true; hands: number; draws: number }
  /** `hand` 0: before the first. */
  | { ok: false; hand: number; what: string; fair: string; given: string };

class Differs extends Error {
  constructor(readonly verdict: Extract<Verdict, { ok: false }>) {
    super(verdict.what);
  }
}

/** Where a deck is cut before the deal; the others are dealt as shuffled. */
const CUT = "venezolano";
const CUTS = 39;

export function verify(acta: Acta): Verdict {
  try {
    const checking = new Checking(acta);
    checking.run();
    return { ok: true, hands: acta.mano?.length ?? 0, draws: checking.drawn };
  } catch (error) {
    if (error instanceof Differs) return error.verdict;
    throw error;
  }
}

interface Line {
  seat: number;
  words: string[];
}

/** The acts of `jugadas`: facts and attempts that were refused are none. */
function lines(text: string | undefined): Line[] {
  const acts = (text ?? "").split("\n").map((line) => line.replace(/#.*/, "").trim());
  return acts
    .filter((line) => /^\d/.test(line))
    .map((line) => {
      const [seat = "", ...words] = line.split(/\s+/);
      return { seat: Number(seat), words };
    });
}

class Checking {
  drawn = 0;
  #hand = 0;
  #draws: Draws;

  constructor(private readonly acta: Acta) {
    this.#same("compromiso", commitment(acta.semilla), acta.compromiso);
    if (acta.aportes.length !== acta.asientos) this.#fail("acta", `${acta.asientos} aportes`, String(acta.aportes.length));
    this.#draws = new Draws(acta.semilla, acta.mesa, acta.aportes);
  }

  run(): void {
    for (const { words } of lines(this.acta.sorteo)) {
      if (words[0] === "tiempo" && words[1]) this.#drew("tiempo", String(this.#draws.firstSeat()), words[1]);
    }
    let mano = this.#firstMano();
    for (const hand of this.acta.mano ?? []) {
      this.#hand += 1;
      this.#same("es-mano", String(mano || hand["es-mano"]), String(hand["es-mano"] ?? ""));
      mano = hand["es-mano"] ?? mano;
      this.#play(hand, this.#dealt(hand, mano));
      mano = (mano % this.acta.asientos) + 1;
    }
  }

  /** 0 where the players decide it. */
  #firstMano(): number {
    if (this.acta.reglamento === "argentino-duelo") return 0;
    const seat = this.#draws.firstSeat();
    this.drawn += 1;
    return this.acta.reglamento === CUT ? (seat % this.acta.asientos) + 1 : seat;
  }

  /** The three cards of each seat, after they were compared with those that the acta claims. */
  #dealt(hand: Hand, mano: number): string[][] {
    let deck = this.#draws.deck(this.#hand);
    if (this.acta.reglamento === CUT) {
      this.#same("mazo", deck.join(" "), hand.mazo ?? "");
      const made = lines(hand.jugadas).find(({ words }) => (words[0] === "corta" || words[0] === "tiempo") && /^\d+$/.test(words[1] ?? ""));
      if (!made) return [];
      deck = cut(deck, Number(made.words[1]));
    }
    const { hands, vira } = deal(deck, mano, this.acta.asientos);
    this.#same("cartas", hands.map((held) => held.join(" ")).join(" / "), (hand.cartas ?? []).join(" / "));
    if (hand.vira !== undefined) this.#same("vira", vira, hand.vira);
    return hands.map((held) => [...held]);
  }

  /** Follows the cards out of each hand, for a clock draws among those that are left. */
  #play(hand: Hand, held: string[][]): void {
    let clocks = 0;
    let senas = 0;
    for (const { seat, words } of lines(hand.jugadas)) {
      const [first = ""] = words;
      const cards = words.filter((word) => /^\d{1,2}[ebco]$/.test(word));
      const mine = held[seat - 1] ?? [];
      if (first === "tiempo" && words.length === 2) {
        const below = this.#draws.stream(`reloj|${this.#hand}|${++clocks}`);
        this.#drew("tiempo", cards.length > 0 ? (mine[below(mine.length)] ?? "") : String(1 + below(CUTS)), words[1] ?? "");
      }
      if (first === "seña" || first === "sena") this.#sena(seat, words.slice(3).map(Number), ++senas);
      held[seat - 1] = mine.filter((card) => !cards.includes(card));
    }
  }

  /** Where rivals may catch a seña, whether each of them did was drawn. */
  #sena(seat: number, saw: number[], k: number): void {
    if (saw.length === 0) return;
    const { asientos } = this.acta;
    const others = Array.from({ length: asientos }, (_, i) => i + 1).filter((other) => other !== seat);
    const fair = others.filter((other) => (other - seat) % 2 === 0 || this.#draws.stream(`sena|${this.#hand}|${k}|${other}`)(10) === 0);
    this.#drew("seña", fair.join(" "), saw.join(" "));
  }

  #drew(what: string, fair: string, given: string): void {
    this.drawn += 1;
    this.#same(what, fair, given);
  }

  #same(what: string, fair: string, given: string): void {
    if (fair !== given) this.#fail(what, fair, given);
  }

  #fail(what: string, fair: string, given: string): never {
    throw new Differs({ ok: false, hand: this.#hand, what, fair, given });
  }
}
