/** How the hands of a match were paid, kept for this tab so that a reload forgets none. */
import { scores } from "./derive";
import type { Frame, Payment } from "../server/protocol";

const KEPT = 12;

export interface HandReceipt {
  hand: number;
  lines: Payment[];
  us: number;
  them: number;
  /** The hand is played to its end. */
  over: boolean;
}

const key = (table: string): string => `quiero:receipts:${table}`;

export function readReceipts(table: string): HandReceipt[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? "[]") as HandReceipt[];
  } catch {
    return [];
  }
}

/** The receipts with that of this frame's hand, if it has paid anything yet. */
export function keepReceipt(table: string, receipts: HandReceipt[], frame: Frame): HandReceipt[] {
  const view = frame.view;
  if (!view || view.receipt.length === 0) return receipts;
  const now = { hand: view.hand, lines: view.receipt, ...scores(frame), over: view.phase !== "mano" };
  const kept = [...receipts.filter((receipt) => receipt.hand !== view.hand), now].slice(-KEPT);
  try {
    sessionStorage.setItem(key(table), JSON.stringify(kept));
  } catch {
    // Without storage a reload forgets the older ones; the acta has them all.
  }
  return kept;
}

/** What the score of each was before that hand, and after it: who paid what is in its lines. */
export function tally({ lines, us, them }: HandReceipt, mine: number): Record<"us" | "them", { from: number; to: number }> {
  const won = (team: number) => lines.filter((line) => line.team === team).reduce((sum, line) => sum + line.points, 0);
  return { us: { from: us - won(mine), to: us }, them: { from: them - won(3 - mine), to: them } };
}
