import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CantoButton, Card, Face, Hand3, Ring, Seat } from "../../src/pieces";

let mounted: ReturnType<typeof mount>[] = [];
const show = <Props extends Record<string, unknown>>(piece: Component<Props>, props: NoInfer<Props>): HTMLElement => {
  const target = document.createElement("div");
  document.body.append(target);
  mounted.push(mount(piece, { target, props }));
  flushSync();
  return target;
};
beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));
afterEach(async () => {
  await Promise.all(mounted.map((piece) => unmount(piece)));
  mounted = [];
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("Card", () => {
  const use = (card: HTMLElement) => card.querySelector("use")?.getAttribute("href");

  it("is told to a screen reader when it has a label, and is decoration without one", () => {
    expect(show(Card, { face: "7e", label: "7 de espada" }).querySelector("svg")?.getAttribute("aria-label")).toBe("7 de espada");
    expect(show(Card, { face: "7e" }).querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });

  it("does not name its face when it lies on it", () => {
    expect(use(show(Card, { face: "1e" }))).toMatch(/#1e$/);
    const hidden = show(Card, { face: "1e", back: true, house: "patio" });
    expect(use(hidden)).toMatch(/#back-patio$/);
    expect(hidden.innerHTML).not.toContain("1e");
  });
});

describe("CantoButton", () => {
  const press = (props: Partial<Parameters<typeof CantoButton>[1]>) => {
    const onclick = vi.fn();
    const button = show(CantoButton, { label: "Quiero", onclick, ...props }).querySelector("button");
    button?.click();
    return { onclick, button };
  };

  it("sings when it may", () => {
    expect(press({}).onclick).toHaveBeenCalledOnce();
    expect(press({ armed: true }).onclick).toHaveBeenCalledOnce();
  });

  it.each([{ disabled: true }, { pending: true }, { locked: true }])("keeps quiet when %o, and stays in reach of the keyboard", (state) => {
    const { onclick, button } = press(state);
    expect(onclick).not.toHaveBeenCalled();
    expect(button?.getAttribute("aria-disabled")).toBe("true");
    expect(button?.disabled).toBe(false);
  });

  it("says its stake", () => {
    expect(press({ stake: "vale 3" }).button?.textContent).toContain("vale 3");
  });
});

describe("Ring", () => {
  it("takes another outline for the last five seconds", () => {
    const outline = (left: number) => show(Ring, { left, total: 15 }).querySelector("svg")?.firstElementChild?.tagName;
    expect(outline(6)).toBe("circle");
    expect(outline(5)).toBe("path");
  });

  it("counts a second that has begun, and never below nought", () => {
    const digits = (left: number, total = 15) => show(Ring, { left, total }).querySelector("text")?.textContent;
    expect(digits(4.2)).toBe("5");
    expect(digits(-1)).toBe("0");
    expect(digits(77, 120)).toBe("1:17");
  });
});

describe("Seat", () => {
  it("tells the teams apart by shape", () => {
    const frame = (team: "us" | "them") => show(Seat, { who: "mora", name: "Mora", team }).querySelector(".inner")?.getAttribute("d");
    expect(frame("us")).not.toBe(frame("them"));
  });

  it("shows who is away without ink, and in words", () => {
    const seat = show(Seat, { who: "mora", name: "Mora", team: "them", away: "Reconectando" });
    expect(seat.textContent).toContain("Reconectando");
    expect(seat.querySelector("[stroke-dasharray]")).not.toBeNull();
  });
});

describe("Face", () => {
  it("changes at once where less motion is wished", () => {
    const timer = vi.spyOn(globalThis, "setInterval");
    const face = show(Face, { who: "mora", pose: "celebrating", title: "Mora" });
    expect(face.querySelector("svg")?.getAttribute("role")).toBe("img");
    expect(timer).not.toHaveBeenCalled();
  });
});

it("the hands are three", () => {
  const drawn = (["piedra", "papel", "tijera"] as const).map((kind) => show(Hand3, { kind }).innerHTML);
  expect(new Set(drawn).size).toBe(3);
});
