/** What the log can say of a hand that was not watched from its beginning: the cards that lie, whose each vuelta was, what was shown and paid. */
import type { Frame, Happening, View } from "../server/protocol";
import { tell, type LogLine } from "./tell";

const happening = (kind: Happening["kind"], more: Partial<Happening>): Happening => ({ kind, seat: 0, team: 0, word: "", n: 0, ...more });

export function soFar(frame: Frame): Omit<LogLine, "n">[] {
  const view = frame.view;
  if (!view || view.hand === 0) return [];
  return [happening("reparto", { seat: view.mano, n: view.hand }), ...shown(view), ...played(view), ...paid(view)]
    .map((event) => tell(event, frame))
    .filter((line) => line !== null);
}

const shown = (view: View): Happening[] => view.declared.map(({ seat, number }) => happening("declare", { seat, n: number ?? -1 }));

function played(view: View): Happening[] {
  return [1, 2, 3].flatMap((number) => {
    const done = view.vueltas.find((vuelta) => vuelta.number === number);
    const lying = view.table.filter((card) => card.vuelta === number);
    return [...lying.flatMap(lain), ...(done ? [happening("vuelta", { seat: done.seat, n: number })] : [])];
  });
}

/** Of two pegadas the upper one is told, and the lower one if it was shown. One that lies face down is told when the clock burned it. */
function lain({ seat, card, vuelta, burned, down, glued }: View["table"][number]): Happening[] {
  if (glued) return down ? [] : [happening(vuelta === 3 ? "pegado" : "reveal", { seat, word: card })];
  if (burned) return [happening("burn", { seat, n: 1 })];
  return card !== "" && !down ? [happening("play", { seat, word: card })] : [];
}

const paid = (view: View): Happening[] => view.receipt.map(({ concept, team, points }) => happening("pay", { team, word: concept, n: points }));
