/** The words of a table: what is played, said and paid at it. */
import { open } from "../book.svelte";
import { es } from "./es-AR";
import { later } from "./later";

export type { Key as TableKey } from "./es-AR";

export const { t, maybe } = await open(es, later);

/** The name of an act, as on a button. */
export function actName(act: string, n: number | string | null = null): string {
  return maybe(`act.${act}`, n === null ? {} : { n }) ?? act;
}
