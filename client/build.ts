/** How the page is cut into parts, which of them a browser is told of at once, and how they are packed. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const source = (path: string) => resolve(import.meta.dirname, "src", path);
const PAGE = source("main.ts");
const TABLE = source("table/TableScreen.svelte");
const DOOR = source("screens/DoorFront.svelte");
const REPLAY = source("replay/ReplayPage.svelte");

/** The page beside the tables that each address opens, as `screens/pages.ts` has them, and those of `App.svelte` and `Door.svelte`. */
const OPENS: Record<string, string[]> = {
  ...Object.fromEntries(
    [...readFileSync(source("screens/pages.ts"), "utf8").matchAll(/"?([\w-]+)"?: \(\) => import\("([^"]+)"\)/g)].map(([, name, path]) => [name, [source(join("screens", path ?? ""))]]),
  ),
  armar: [source("screens/Arrange.svelte")],
  mesa: [DOOR, TABLE],
};

type Graph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

/** The modules that come with this one, whenever it is wanted. */
function within(root: string, graph: Graph): Set<string> {
  const seen = new Set([root]);
  for (const id of seen) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
  return seen;
}

/** What comes in one file is what all of these need; a module goes to the first that wants it. */
const CUTS: Record<string, string[]> = { page: [PAGE], door: [DOOR], shown: [TABLE, REPLAY], table: [TABLE] };

/**
 * Few files: each costs a slow line a turn, and a browser asks for six at a time. What is not named here is cut where it is shared.
 * But the first language of a book that is awaited where it is opened stands alone: its other languages are made from it, and in
 * one file with the book they would wait for what waits for them.
 */
export const groups = [
  { debugName: "words", name: (id: string) => /[\\/](words)[\\/](\w+)[\\/]es-AR\.ts$/.exec(id)?.slice(1).join("-") ?? null },
  ...Object.entries(CUTS).map(([name, roots]) => {
    let inside: Set<string>[] | undefined;
    return { debugName: name, name: (id: string, graph: Graph) => ((inside ??= roots.map((root) => within(root, graph))).every((all) => all.has(id)) ? name : null) };
  }),
];

/** Writes down the names of all parts, for the service worker, and those that an address opens, for the server (`web/statics.py`). */
export function announce(): Plugin {
  return {
    name: "announce",
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
      const first = parts(chunks, chunks.filter((chunk) => chunk.isEntry));
      const opens = Object.entries(OPENS).map(([name, modules]) => {
        const roots = modules.map((id) => chunks.find((chunk) => chunk.facadeModuleId === id) ?? this.error(`no part holds ${id}`));
        return [name, [...parts(chunks, roots)].filter((part) => !first.has(part)).map((part) => `/${part}`)] as const;
      });
      this.emitFile({ type: "asset", fileName: "parts.json", source: JSON.stringify(names.map((name) => `/${name}`).sort()) });
      this.emitFile({ type: "asset", fileName: "opens.json", source: JSON.stringify(Object.fromEntries(opens)) });
    },
  };
}

/** The files that these chunks need, with their styles. */
function parts(all: Rolldown.OutputChunk[], roots: Rolldown.OutputChunk[]): Set<string> {
  const seen = new Set(roots);
  for (const chunk of seen) for (const name of chunk.imports) all.filter((other) => other.fileName === name).forEach((other) => seen.add(other));
  return new Set([...seen].flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]));
}

/** What fits in one packet is not worth it. */
const WORTH_IT = 1024;
const TEXT = /\.(js|css|svg|html|json|webmanifest)$/;

/** Packs every text beside itself, as tightly as can be: the server only picks. */
export function pack(): Plugin {
  let folder = "";
  return {
    name: "pack",
    apply: "build",
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXT.test(name)) continue;
        const text = readFileSync(join(folder, name));
        if (text.length < WORTH_IT) continue;
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}
