// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { Table } from "../../src/match/table.svelte";
import RulesPaper from "../../src/table/RulesPaper.svelte";
import Stale from "../../src/table/Stale.svelte";
import { frame } from "../frames";

test("a refused act leads to its article, beside the table", () => {
  const table = new Table("t1");
  table.controls.refusal = { t: "refused", id: "1", code: "ya-tiraste", article: "D-41", words: "Ya jugaste una carta." };
  const stale = mount(Stale, { target: document.body, props: { table, frame: frame() } });
  flushSync();
  const link = document.querySelector<HTMLAnchorElement>("[role=alert] a");
  expect([link?.getAttribute("href"), link?.target, link?.textContent]).toEqual(["/como-se-juega/argentino-duelo#D-41", "_blank", "D-41"]);
  void unmount(stale);
});

test("the rules at the table lead to the whole page, beside it", () => {
  const paper = mount(RulesPaper, { target: document.body, props: { reglamento: "venezolano" } });
  flushSync();
  const link = document.querySelector<HTMLAnchorElement>("a");
  expect([link?.getAttribute("href"), link?.target]).toEqual(["/como-se-juega/venezolano", "_blank"]);
  void unmount(paper);
});
