/** In which house the page is: its colours, its faces, its Spanish; and at whose table, where it is at one. */
export type HouseName = "pulperia" | "patio";

export const house: { name: HouseName; reglamento: string } = $state({ name: "pulperia", reglamento: "" });

export function enter(name: HouseName, reglamento = ""): void {
  house.name = name;
  house.reglamento = reglamento;
  document.documentElement.dataset["house"] = name;
}
