/** The book of this page. Its Spanish is of one country; wherever the page is, a reader of Spanish gets that. */
import { open } from "../../book.svelte";
import { es } from "./es";

export const { t, find } = await open(es, { "es-VE": async () => es, en: async () => (await import("./en")).en });
export const keys = Object.keys(es) as (keyof typeof es)[];
