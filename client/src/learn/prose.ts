/** The text of a chapter taken apart: paragraphs and lists, what is said at the table, and the articles that a sentence tells. */

export type Piece =
  | { kind: "text"; words: string }
  | { kind: "said"; words: string }
  /** An article, at the end of the sentence that tells it. */
  | { kind: "article"; id: string };

export type Block = { kind: "text"; pieces: Piece[] } | { kind: "list"; items: Piece[][] };

const MARKS = /\*([^*]+)\*|\s*\[([DESV]-\d+(?: [DESV]-\d+)*)\]/g;

/** A line: `*…*` is said at the table, `[V-1 V-2]` are articles. */
export function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of line.matchAll(MARKS)) {
    if (match.index > from) found.push({ kind: "text", words: line.slice(from, match.index) });
    if (match[1]) found.push({ kind: "said", words: match[1] });
    for (const id of match[2]?.split(" ") ?? []) found.push({ kind: "article", id });
    from = match.index + match[0].length;
  }
  if (from < line.length) found.push({ kind: "text", words: line.slice(from) });
  return found;
}

/** A line for each paragraph; lines that begin with a dash are a list. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split("\n")) {
    const last = found.at(-1);
    if (!line.startsWith("- ")) found.push({ kind: "text", pieces: pieces(line) });
    else if (last?.kind === "list") last.items.push(pieces(line.slice(2)));
    else found.push({ kind: "list", items: [pieces(line.slice(2))] });
  }
  return found;
}

/** The articles that a text tells. */
export const articles = (text: string): string[] => [...text.matchAll(MARKS)].flatMap((match) => match[2]?.split(" ") ?? []);
