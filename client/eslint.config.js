import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist", "node_modules", "art", "test-results", "playwright-report"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  // The art counts on the points that it has just made.
  { files: ["src/art/**"], rules: { "@typescript-eslint/no-non-null-assertion": "off" } },
  {
    rules: {
      "no-console": "error",
      eqeqeq: "error",
      // The compiler knows the names better than the linter.
      "no-undef": "off",
      // Our own SVG, from the art scripts, never a person's words.
      "svelte/no-at-html-tags": "off",
    },
  },
);
