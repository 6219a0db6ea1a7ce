/** Days and hours as the language of the page says them. */
import { locale } from "../words";

export const day = (ms: number): string => new Date(ms).toLocaleDateString(locale(), { day: "numeric", month: "long", year: "numeric" });

export const moment = (ms: number): string =>
  new Date(ms).toLocaleString(locale(), { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", hour12: false });
