/** The pieces of a table, by name. They draw what they are given: no words, no rules, no socket. */
export { default as Backs } from "./Backs.svelte";
export { default as Balloon } from "./Balloon.svelte";
export { default as CantoButton } from "./CantoButton.svelte";
export { default as Card } from "./Card.svelte";
export { default as Face } from "./Face.svelte";
export { default as Filete } from "./Filete.svelte";
export { default as Hand3 } from "./Hand3.svelte";
export { default as Mark } from "./Mark.svelte";
export { default as Pad } from "./Pad.svelte";
export { default as Paper } from "./Paper.svelte";
export { default as Ribbon } from "./Ribbon.svelte";
export { default as Ring } from "./Ring.svelte";
export { default as Seat } from "./Seat.svelte";
export { default as Sign } from "./Sign.svelte";
export { default as TableTop } from "./TableTop.svelte";
export { default as Won } from "./Won.svelte";
export { PEOPLE, type Pose, type Who } from "../art/faces";
