/** The buttons of a view: one for each act that the server allows, in the place that its reglamento gives it. */
import { presentation, type Slot, type Tone } from "../reglamentos";
import { actName, maybe, t } from "../words/table";
import { firstMode, inMode, wayOf, type Mode, type Sung } from "./acts";
import { asking } from "./derive";
import type { View } from "../server/protocol";

export interface Button {
  act: string;
  label: string;
  short: string;
  stake: string;
  tone: Tone;
  slot: Slot;
  /** It is under «Más», for there is a smaller one of its family. */
  more: boolean;
  key: string;
  /** Asks for a second tap. */
  final: boolean;
  /** Why it is grey; "" when it can be pressed. */
  grey: string;
}

/** The cards that may be played now, in one way or another. */
export function playable(view: View): string[] {
  const cards = new Set(view.options.map((option) => wayOf(option.act)?.card));
  return view.cards.filter((card) => cards.has(card));
}

/** One button for each act that is no card, in the order in which the reglamento shows them. A raise by N is a stepper. */
export function buttons(view: View, mode: Mode = firstMode(view)): Button[] {
  const { acts, tops } = presentation(view.reglamento);
  const said = new Map(inMode(view, mode).map((one) => [one.base, one]));
  const greys = new Map(view.disabled.map((option) => [option.act, option.code]));
  const top = tops.includes(asking(view)?.chain.at(-1) ?? "");
  const families = new Set<string>();
  return Object.entries(acts)
    .filter(([base]) => said.has(base) || greys.has(base))
    .map(([base, look]) => {
      const one = said.get(base);
      const n = one?.stake ?? null;
      const grey = greys.get(base);
      const more = look.family !== undefined && families.has(look.family);
      if (look.family !== undefined) families.add(look.family);
      return {
        act: one?.act ?? base,
        label: labelOf(view, base, one?.mode ?? "", n),
        short: maybe(`short.${base}`) ?? labelOf(view, base, one?.mode ?? "", n),
        stake: n === null ? (look.match ? t(look.match) : "") : t(look.stake, { n }),
        tone: look.tone,
        slot: look.slot,
        more,
        key: more ? "" : look.key,
        final: look.final === true || (look.slot === "no" && base !== "mazo" && top),
        grey: grey === undefined ? "" : (maybe(`why-not.${grey}`) ?? t("why-not.other")),
      };
    });
}

/** «Quiero», «Con mi flor, quiero», «Y envido». */
function labelOf(view: View, base: string, mode: Mode, n: number | null): string {
  const over = asking(view)?.kind === "envido" || asking(view)?.kind === "flor";
  const plain = (over ? maybe(`raise.${base}`) : null) ?? actName(base, n);
  return mode === "" ? plain : t(`mode.${mode}.act`, { act: plain.charAt(0).toLowerCase() + plain.slice(1) });
}

/** The raises by N that can be made in that mode, the smallest first. */
export function steps(view: View, mode: Mode = firstMode(view)): Sung[] {
  return inMode(view, mode)
    .filter((one) => one.base === "envido+")
    .sort((a, b) => a.add - b.add);
}

/** What changes when the question on the table does: then the controls lock for an instant. */
export function question(view: View | null): string {
  return view ? `${view.decision}:${view.options.map((option) => option.act).join(" ")}` : "";
}
