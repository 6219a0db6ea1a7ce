/** The book of this guided hand. Its Spanish is of one country. */
import { open } from "../../book.svelte";
import { es } from "./es";

export const { find } = await open(es, { "es-VE": async () => es, en: async () => (await import("./en")).en });
