/** The words of the lobby: what comes before a match. */
import { open } from "../book.svelte";
import { es } from "./es-AR";

export const { t, maybe } = await open(es, {
  "es-VE": async () => (await import("./es-VE")).ve,
  en: async () => (await import("./en")).en,
});
