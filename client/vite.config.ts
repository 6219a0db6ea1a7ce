import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { announce, groups, pack } from "./build.ts";

const server = process.env["QUIERO_URL"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), announce(), pack()],
  build: { outDir: "dist", target: "es2022", assetsInlineLimit: 0, rolldownOptions: { output: { codeSplitting: { groups } } } },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
