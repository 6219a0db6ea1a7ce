/** What is said at a table, as far as I hear it. */
import { newNonce } from "../fair/chance";
import type { Chat, ClientMessage, Said } from "../server/protocol";

export type RoomName = Chat["to"];
export type Phrase = NonNullable<Chat["phrase"]>;
export type Line = Said & { n: number };

const KEPT = 120;
/** What is short enough to be read in a balloon. */
const BRIEF = 48;

export class Talk {
  lines: Line[] = $state.raw([]);
  /** Lines that I have not looked at, by room. */
  unread: Readonly<Record<RoomName, number>> = $state.raw({ table: 0, team: 0, watchers: 0 });
  readonly waiting = $derived(this.unread.table + this.unread.team + this.unread.watchers);

  #n = 0;
  #looking: RoomName | "" = "";

  /** `murmur`: a player's words that fit in a balloon. */
  constructor(
    private readonly send: (message: ClientMessage) => void,
    private readonly murmur: (seat: number, words: string) => void,
  ) {}

  say(to: RoomName, text: string): void {
    const words = text.trim();
    if (words) this.send({ t: "chat", id: newNonce(), to, text: words });
  }

  phrase(to: RoomName, phrase: Phrase): void {
    this.send({ t: "chat", id: newNonce(), to, phrase });
  }

  /** That room is before me, or none is. */
  look(room: RoomName | ""): void {
    this.#looking = room;
    if (room && this.unread[room] > 0) this.unread = { ...this.unread, [room]: 0 };
  }

  heard(said: Said): void {
    this.lines = [...this.lines, { ...said, n: ++this.#n }].slice(-KEPT);
    if (said.to !== this.#looking) this.unread = { ...this.unread, [said.to]: this.unread[said.to] + 1 };
    if (said.seat > 0) void this.#aloud(said);
  }

  /** I do not want to hear that one any more: what he said goes too. */
  forget(seat: number, who: string): void {
    this.lines = this.lines.filter((line) => line.seat !== seat || (line.who ?? "") !== who);
  }

  async #aloud(said: Said): Promise<void> {
    const words = said.phrase ? await phraseWords(said.phrase) : said.text;
    if (words.length <= BRIEF) this.murmur(said.seat, words);
  }
}

/** How the house says it; the words come when somebody first speaks. */
export async function phraseWords(phrase: Phrase): Promise<string> {
  const { t } = await import("../words/talk");
  return t(`phrase.${phrase}`);
}
