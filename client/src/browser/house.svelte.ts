/** In which house the page is: its colours, its faces, its Spanish. */
export type HouseName = "pulperia" | "patio";

export const house: { name: HouseName } = $state({ name: "pulperia" });

export function enter(name: HouseName): void {
  house.name = name;
  document.documentElement.dataset["house"] = name;
}
