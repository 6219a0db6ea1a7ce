/** The other languages of the table: whoever opens one asks for his already while the table itself is on its way. */
import { locale } from "../locale";

export const later = {
  "es-VE": async () => (await import("./es-VE")).ve,
  en: async () => (await import("./en")).en,
};

export function askEarly(): void {
  const wanted = locale();
  // What becomes of it is seen by who needs it.
  if (wanted !== "es-AR") later[wanted]().catch(() => undefined);
}
