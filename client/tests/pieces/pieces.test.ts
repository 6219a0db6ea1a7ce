// @vitest-environment jsdom
import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import CantoButton from "../../src/pieces/CantoButton.svelte";
import Card from "../../src/pieces/Card.svelte";
import Face from "../../src/pieces/Face.svelte";
import Hand3 from "../../src/pieces/Hand3.svelte";
import Ring from "../../src/pieces/Ring.svelte";
import Seat from "../../src/pieces/Seat.svelte";

let mounted: ReturnType<typeof mount>[] = [];
/** A place in the page for a piece; what the caller mounts there goes away after the test. */
function show(put: (target: HTMLElement) => ReturnType<typeof mount>): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  mounted.push(put(target));
  flushSync();
  return target;
}
const card = (props: ComponentProps<typeof Card>) => show((target) => mount(Card, { target, props }));
const act = (props: ComponentProps<typeof CantoButton>) => show((target) => mount(CantoButton, { target, props }));
const ring = (props: ComponentProps<typeof Ring>) => show((target) => mount(Ring, { target, props }));
const seat = (props: ComponentProps<typeof Seat>) => show((target) => mount(Seat, { target, props }));
const face = (props: ComponentProps<typeof Face>) => show((target) => mount(Face, { target, props }));
const hand = (props: ComponentProps<typeof Hand3>) => show((target) => mount(Hand3, { target, props }));

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));
afterEach(async () => {
  await Promise.all(mounted.map((piece) => unmount(piece)));
  mounted = [];
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("Card", () => {
  const picture = (shown: HTMLElement) => shown.querySelector("img");

  it("is told to a screen reader when it has a label, and is decoration without one", () => {
    expect(picture(card({ face: "7e", label: "7 de espada" }))?.alt).toBe("7 de espada");
    expect(picture(card({ face: "7e" }))?.alt).toBe("");
  });

  it("does not name its face when it lies on it", () => {
    expect(picture(card({ face: "1e" }))?.src).toMatch(/\/e\.svg.*#1e$/);
    const hidden = card({ face: "1e", back: true, house: "patio" });
    expect(picture(hidden)?.src).toMatch(/back-patio\.svg/);
    expect(hidden.innerHTML).not.toContain("1e");
  });
});

describe("CantoButton", () => {
  const press = (props: Partial<ComponentProps<typeof CantoButton>>) => {
    const onclick = vi.fn();
    const button = act({ label: "Quiero", onclick, ...props }).querySelector("button");
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
    const outline = (left: number) => ring({ left, total: 15 }).querySelector("svg")?.firstElementChild?.tagName;
    expect(outline(6)).toBe("circle");
    expect(outline(5)).toBe("path");
  });

  it("counts a second that has begun, and never below nought", () => {
    const digits = (left: number, total = 15) => ring({ left, total }).querySelector("text")?.textContent;
    expect(digits(4.2)).toBe("5");
    expect(digits(-1)).toBe("0");
    expect(digits(77, 120)).toBe("1:17");
  });
});

describe("Seat", () => {
  it("tells the teams apart by shape", () => {
    const frame = (team: "us" | "them") => seat({ who: "mora", name: "Mora", team }).querySelector(".inner")?.getAttribute("d");
    expect(frame("us")).not.toBe(frame("them"));
  });

  it("shows who is away without ink, and in words", () => {
    const away = seat({ who: "mora", name: "Mora", team: "them", away: "Reconectando" });
    expect(away.textContent).toContain("Reconectando");
    expect(away.querySelector("[stroke-dasharray]")).not.toBeNull();
  });
});

describe("Face", () => {
  it("changes at once where less motion is wished", () => {
    const timer = vi.spyOn(globalThis, "setInterval");
    const mora = face({ who: "mora", pose: "celebrating", title: "Mora" });
    expect(mora.querySelector("svg")?.getAttribute("role")).toBe("img");
    expect(timer).not.toHaveBeenCalled();
  });
});

it("the hands are three", () => {
  const drawn = (["piedra", "papel", "tijera"] as const).map((kind) => hand({ kind }).innerHTML);
  expect(new Set(drawn).size).toBe(3);
});
