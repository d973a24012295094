import { expect, it } from "vitest";
import { aHistory, aRevert, idOf, summariesOf } from "../testing/a-history.ts";
import { chainRows, type ChainRow } from "./chain-rows.ts";

function written(row: ChainRow): string {
  switch (row.kind) {
    case "version":
      return row.version.id;
    case "revert":
      return `reverted to ${row.revert.toVersion}`;
    case "branch":
      return `${row.count} off ${row.from?.id ?? "all"}, newest ${row.newest.id}`;
  }
}

it.each([
  {
    because: "it leads from the published version to the first",
    versions: aHistory("a", "b<a", "c<b"),
    reverts: [],
    tip: "c",
    rows: ["c", "b", "a"],
  },
  {
    because: "a branch stands above the version it left",
    versions: aHistory("a", "b<a", "side<a", "more<side"),
    reverts: [],
    tip: "b",
    rows: ["b", "2 off a, newest more", "a"],
  },
  {
    because: "a branch has a chain of its own",
    versions: aHistory("a", "b<a", "side<a", "more<side"),
    reverts: [],
    tip: "more",
    rows: ["more", "side", "1 off a, newest b", "a"],
  },
  {
    because: "what was left behind by a revert stands above the version that is shown again",
    versions: aHistory("a", "b<a", "c<b"),
    reverts: [aRevert("a", 3)],
    tip: "a",
    rows: ["reverted to a", "2 off a, newest c", "a"],
  },
  {
    because: "a revert stands at its time",
    versions: aHistory("a", "b<a", "c<a"),
    reverts: [aRevert("a", 2)],
    tip: "c",
    rows: ["c", "reverted to a", "1 off a, newest b", "a"],
  },
  {
    because: "another first version stands at the end",
    versions: aHistory("a", "b"),
    reverts: [],
    tip: "b",
    rows: ["b", "1 off all, newest a"],
  },
  { because: "nothing is published", versions: [], reverts: [], tip: null, rows: [] },
])("the chain is such that $because", ({ versions, reverts, tip, rows }) => {
  const chain = chainRows(summariesOf(versions), reverts, tip === null ? null : idOf(tip));
  expect(chain.map(written)).toEqual(rows);
});
