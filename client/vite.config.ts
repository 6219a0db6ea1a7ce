import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = process.env["QUIERO_URL"] ?? "http://127.0.0.1:8000";

/** Writes down the names of all parts, for the service worker. */
function parts(): Plugin {
  return {
    name: "parts",
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith("assets/")).map((name) => `/${name}`);
      this.emitFile({ type: "asset", fileName: "parts.json", source: JSON.stringify(names.sort()) });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), parts()],
  build: { outDir: "dist", target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
