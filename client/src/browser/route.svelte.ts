/** Where the page is. Few places, so no router of others. */

import { NAMES, type Name } from "../reglamentos";
import { PAGES } from "../screens/pages";

export type Place =
  | { at: "home" }
  /** A table of that reglamento is being made. */
  | { at: "arrange"; reglamento: Name }
  | { at: "table"; id: string; watch: boolean }
  | { at: "handover"; code: string }
  /** A page beside the tables (`screens/pages.ts`); `rest`: what stands after its name, without slashes at its ends. */
  | { at: "page"; page: string; rest: string }
  | { at: "nowhere" };

export function placeOf(path: string): Place {
  try {
    return named(path.split("/").slice(1).map(decodeURIComponent));
  } catch {
    return { at: "nowhere" };
  }
}

/** By the parts of its address. */
function named([first = "", second = "", third = ""]: string[]): Place {
  const reglamento = NAMES.find((name) => name === second);
  if (first === "armar" && reglamento) return { at: "arrange", reglamento };
  if (first === "mesa" && second) return { at: "table", id: second, watch: third === "mirar" };
  if (first === "seguir" && second) return { at: "handover", code: second };
  if (Object.hasOwn(PAGES, first)) return { at: "page", page: first, rest: [second, third].filter(Boolean).join("/") };
  return first === "" || first === "seguir" ? { at: "home" } : { at: "nowhere" };
}

class Route {
  place: Place = $state.raw(placeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => this.#arrive(location.pathname));
  }

  go(path: string, how: "push" | "replace" = "push"): void {
    history[how === "push" ? "pushState" : "replaceState"](null, "", path);
    this.#arrive(path);
    scrollTo(0, 0);
  }

  /** A step within the same page, to one of its chapters, makes nothing anew. */
  #arrive(path: string): void {
    const place = placeOf(path);
    if (JSON.stringify(place) !== JSON.stringify(this.place)) this.place = place;
  }
}

export const route = new Route();

/** A tap on a link to another place of this page goes there without loading it anew. For a listener around the links. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.download || link.hash || link.origin !== location.origin) return;
  event.preventDefault();
  route.go(link.pathname);
}

/** The page of a reglamento, at one of its articles. At a table it opens beside it: nobody leaves a match to read. */
export const rulesPath = (reglamento: string, article = "") => `/como-se-juega/${reglamento}${article && `#${article}`}`;
export const tablePath = (id: string) => `/mesa/${encodeURIComponent(id)}`;
export const replayPath = (id: string) => `/acta/${encodeURIComponent(id)}`;
export const playPath = (reglamento: Name) => `/jugar/${reglamento}`;
export const watchPath = (id: string) => `${tablePath(id)}/mirar`;

/** What a person typed or pasted: a link to a table, its short code, a link to or the words of a handover. Null for none of these. */
export function readEntry(text: string): Place | { at: "code"; code: string } | null {
  const trimmed = text.trim();
  const path = /(\/(?:mesa|seguir)\/[^\s?#]+)/.exec(trimmed)?.[1];
  if (path) return placeOf(path);
  if (/^\p{L}{6}$/u.test(trimmed)) return { at: "code", code: trimmed.toLowerCase() };
  const words = trimmed.toLowerCase().split(/[\s-]+/);
  return words.length >= 2 && words.every((word) => /^\p{L}+$/u.test(word)) ? { at: "handover", code: words.join("-") } : null;
}
