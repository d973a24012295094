import { describe, expect, it } from "vitest";
import type { BlockJson, InlineJson, NodeJson } from "./format.ts";
import { allKinds, everyKind } from "./testing/every-kind/every-kind.ts";
import { columns } from "./testing/every-kind/columns.ts";
import { pageOf } from "./testing/every-kind/rows.ts";

/** The nodes of the format, except what holds other nodes of its kind. The type demands all of them. */
const nodeTypes: Readonly<Record<NodeJson["type"] | BlockJson["type"] | InlineJson["type"], true>> =
  {
    paragraph: true,
    heading: true,
    quote: true,
    code: true,
    math: true,
    diagram: true,
    horizontalrule: true,
    image: true,
    file: true,
    snippet: true,
    list: true,
    listitem: true,
    callout: true,
    toggle: true,
    table: true,
    text: true,
    tab: true,
    linebreak: true,
    link: true,
    "page-link": true,
    mention: true,
    "inline-math": true,
  };

/** Nodes that are characters of a text. */
const characters = new Set(["tab", "linebreak"]);

/** What a cell holds, or everything in it: empty texts and lists. */
function emptyIn(cell: unknown): boolean {
  if (cell === undefined || cell === null) return true;
  if (typeof cell === "string") return cell.trim() === "" || cell.startsWith("?");
  if (Array.isArray(cell)) return cell.length === 0;
  if (typeof cell !== "object") return false;
  // A reason takes the place of a content.
  if ("none" in cell) return typeof cell.none !== "string" || cell.none.length < 20;
  return Object.keys(cell).length === 0;
}

describe("the table of all kinds", () => {
  it.each(allKinds)("has no empty cell in the line of %s", (kind) => {
    const line = everyKind[kind];
    expect(columns.filter((column) => emptyIn(line[column]))).toEqual([]);
    expect(line.rows).not.toEqual(line.before);
  });

  it("has a line for every node of the format", () => {
    const samples = JSON.stringify(allKinds.map((kind) => pageOf(everyKind[kind].rows)));
    const missing = Object.keys(nodeTypes).filter(
      (type) => !characters.has(type) && !samples.includes(`"type":"${type}"`),
    );
    expect(missing).toEqual([]);
  });
});
