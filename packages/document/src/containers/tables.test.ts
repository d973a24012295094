import { describe, expect, it } from "vitest";
import { bodyBlocks } from "../body-blocks.ts";
import { bodyRows } from "../body-rows.ts";
import { bodyToHtml } from "../body-to-html.ts";
import { bodyToText } from "../body-to-text.ts";
import { applyDiff } from "../diff/apply-diff.ts";
import { diffBodies } from "../diff/diff-bodies.ts";
import { diffToText } from "../diff/diff-to-text.ts";
import type { PageBody } from "../format.ts";
import { makeBody } from "../make-body.ts";
import { mergeBodies } from "../merge/merge-bodies.ts";
import { resolveMerge } from "../merge/resolve-merge.ts";
import { readBody } from "../read-body.ts";
import { blockOf } from "../testing/body-of.ts";
import { headlessEditor } from "../testing/headless-editor.ts";
import { cells, outline, page, withHeader } from "../testing/table-page.ts";
import { unhurried } from "../testing/unhurried.ts";

const usual = ["AB r1: Name | Price", "AB r2: Rye | four", "AB r3: Oats | six"];
const prices = page(...usual);

describe("a table", () => {
  it("is stored as it is, and Lexical opens it", () => {
    expect(readBody(prices)).toEqual({ ok: true, body: prices });
    const opened = headlessEditor().parseEditorState(JSON.stringify(prices)).toJSON();
    expect(readBody(opened)).toEqual({ ok: true, body: prices });
    expect(makeBody(bodyRows(prices))).toEqual(prices);
    expect(readBody({ root: { type: "root", children: bodyRows(prices) } })).toEqual({
      ok: true,
      body: prices,
    });
  });

  it("scrolls, names its header cells, and its cells are lines of the text", () => {
    expect(
      bodyToHtml(withHeader(3, ...usual.slice(0, 2))).replaceAll(
        / (?:data-block|dir)="[^"]*"/g,
        "",
      ),
    ).toBe(
      '<p>Before.</p><div class="table-scroll" role="group" tabindex="0" aria-label="Table"><table><tbody>' +
        '<tr><th scope="col"><p>Name</p></th><th scope="col"><p>Price</p></th></tr>' +
        '<tr><th scope="row"><p>Rye</p></th><td><p>four</p></td></tr></tbody></table></div><p>After.</p>',
    );
    expect(bodyToText(prices)).toBe("Before.\nName\nPrice\nRye\nfour\nOats\nsix\nAfter.");
  });

  it("has a cell for each row and column, whatever is missing", () => {
    const ragged = page("AB r1: Name | Price", "A r2: Rye", "ACB r3: Oats | new | six");
    expect(outline(ragged)).toEqual([
      "ACB r1: Name |  | Price",
      "ACB r2: Rye |  | ",
      "ACB r3: Oats | new | six",
    ]);
    expect(readBody(ragged)).toEqual({ ok: true, body: ragged });
  });

  it("holds paragraphs only, with the words of what was something else", () => {
    const [first, ...rest] = cells(0, ...usual);
    const heading = blockOf("h", "Title", { kind: "h1", within: first?.within ?? null });
    const body = makeBody([heading, ...rest]);
    expect(bodyBlocks(body)[0]).toMatchObject({ kind: "paragraph", runs: [{ text: "Title" }] });
    expect(readBody(body)).toEqual({ ok: true, body });
  });
});

describe("what is read", () => {
  const cell = (text: string) => ({
    type: "tablecell",
    children: text === "" ? [] : [{ type: "paragraph", children: [{ type: "text", text }] }],
  });
  const table = (...rows: readonly (readonly string[])[]) => ({
    type: "table",
    children: rows.map((row) => ({ type: "tablerow", children: row.map(cell) })),
  });
  const read = (...children: readonly unknown[]) => readBody({ root: { type: "root", children } });

  it("gets ids, the same in each row of a column", () => {
    const result = read(table(["a", "b"], ["c", ""]), table(["d"]));
    if (!result.ok) throw new Error(result.error.reason);
    const places = bodyRows(result.body).map(({ within }) => within);
    const [a, b, c, d] = places.map((place) => (place?.kind === "cell" ? place : null));
    expect(places).toHaveLength(5);
    expect(a?.column).toBe(c?.column);
    expect(a?.row).toBe(b?.row);
    expect(d?.row).toBe(c?.row);
    expect(new Set(places.map((place) => place?.id)).size).toBe(2);
    expect(readBody(result.body)).toEqual(result);
  });

  it.each([
    { because: "too many columns", node: table(Array.from({ length: 51 }, () => "a")) },
    {
      because: "more cells than a page holds, most of them missing",
      node: table(
        ["a", ...Array.from({ length: 40 }, () => "")],
        ...Array.from({ length: 300 }, () => ["b"]),
      ),
    },
  ])("is refused: $because", ({ node }) => {
    expect(read(node)).toMatchObject({ ok: false, error: { path: /^root\.children\.0/ } });
  });
});

describe("a comparison", () => {
  const told = (after: PageBody) =>
    diffToText(diffBodies(prices, after, unhurried)).lines.map(({ text }) => text);

  it.each([
    {
      because: "words of a cell",
      after: page("AB r1: Name | Price", "AB r2: Rye | five", "AB r3: Oats | six"),
      lines: ["Changed paragraph: deleted “four”, inserted “five”"],
    },
    {
      because: "the header, once",
      after: withHeader(0, ...usual),
      lines: ["Formatting of paragraph “Name”: the table has no header now"],
    },
  ])("tells $because", ({ after, lines }) => {
    expect(told(after)).toEqual(lines);
    expect(applyDiff(prices, diffBodies(prices, after, unhurried))).toEqual(after);
  });
});

describe("a merge", () => {
  it.each([
    {
      because: "words in two cells of one row",
      ours: ["AB r1: Name | Price", "AB r2: Barley | four", "AB r3: Oats | six"],
      theirs: ["AB r1: Name | Price", "AB r2: Rye | five", "AB r3: Oats | six"],
      is: ["AB r1: Name | Price", "AB r2: Barley | five", "AB r3: Oats | six"],
    },
    {
      because: "a row here, a column there",
      ours: [...usual, "AB r4: Corn | nine"],
      theirs: [
        "ABC r1: Name | Price | Mill",
        "ABC r2: Rye | four | old",
        "ABC r3: Oats | six | new",
      ],
      is: [
        "ABC r1: Name | Price | Mill",
        "ABC r2: Rye | four | old",
        "ABC r3: Oats | six | new",
        "ABC r4: Corn | nine | ",
      ],
    },
    {
      because: "two rows at one place",
      ours: [...usual, "AB r4: Corn | nine"],
      theirs: [...usual, "AB r5: Wheat | ten"],
      is: [...usual, "AB r4: Corn | nine", "AB r5: Wheat | ten"],
    },
    {
      because: "a column deleted here, an empty row added there",
      ours: ["A r1: Name", "A r2: Rye", "A r3: Oats"],
      theirs: ["AB r1: Name | Price", "AB r4:  | ", "AB r2: Rye | four", "AB r3: Oats | six"],
      is: ["A r1: Name", "A r4: ", "A r2: Rye", "A r3: Oats"],
    },
    {
      because: "a row deleted here, an empty column added there",
      ours: ["AB r1: Name | Price", "AB r3: Oats | six"],
      theirs: ["ACB r1: Name |  | Price", "ACB r2: Rye |  | four", "ACB r3: Oats |  | six"],
      is: ["ACB r1: Name |  | Price", "ACB r3: Oats |  | six"],
    },
    {
      because: "a row moved here, words in it there",
      ours: ["AB r1: Name | Price", "AB r3: Oats | six", "AB r2: Rye | four"],
      theirs: ["AB r1: Name | Price", "AB r2: Rye | five", "AB r3: Oats | six"],
      is: ["AB r1: Name | Price", "AB r3: Oats | six", "AB r2: Rye | five"],
    },
    {
      because: "a column moved here, words in it there",
      ours: ["BA r1: Price | Name", "BA r2: four | Rye", "BA r3: six | Oats"],
      theirs: ["AB r1: Name | Price", "AB r2: Rye | five", "AB r3: Oats | six"],
      is: ["BA r1: Price | Name", "BA r2: five | Rye", "BA r3: six | Oats"],
    },
  ])("comes together: $because", ({ ours, theirs, is }) => {
    const { body, conflicts } = mergeBodies(prices, page(...ours), page(...theirs), unhurried);
    expect(conflicts).toEqual([]);
    expect(outline(body)).toEqual(is);
    expect(readBody(body)).toEqual({ ok: true, body });
  });

  it("takes the header row of one side and the header column of the other", () => {
    const base = withHeader(0, ...usual);
    const { body } = mergeBodies(base, withHeader(1, ...usual), withHeader(2, ...usual), unhurried);
    expect(body).toEqual(withHeader(3, ...usual));
  });

  it("asks once about a row that one side deleted and the other changed", () => {
    const ours = page("AB r1: Name | Price", "AB r3: Oats | six");
    const theirs = page("AB r1: Name | Price", "AB r2: Barley | five", "AB r3: Oats | six");
    const merge = mergeBodies(prices, ours, theirs, unhurried);
    expect(merge.conflicts).toHaveLength(1);
    const [conflict] = merge.conflicts;
    if (conflict === undefined) throw new Error("The row is not asked about.");
    const resolved = (pick: "ours" | "theirs") =>
      resolveMerge(merge, new Map([[conflict.id, { pick }]]));
    expect(outline(resolved("ours"))).toEqual(outline(ours));
    expect(outline(resolved("theirs"))).toEqual(outline(theirs));
  });

  it("keeps the whole row of which one cell was changed", () => {
    const ours = page("AB r1: Name | Price", "AB r3: Oats | six");
    const theirs = page("AB r1: Name | Price", "AB r2: Rye | five", "AB r3: Oats | six");
    const merge = mergeBodies(prices, ours, theirs, unhurried);
    expect(merge.conflicts).toHaveLength(1);
    const resolutions = new Map(merge.conflicts.map(({ id }) => [id, { pick: "theirs" as const }]));
    expect(outline(resolveMerge(merge, resolutions))).toEqual(outline(theirs));
  });

  it("leaves nothing of a deleted row that the writer keeps deleted, also where a column was added", () => {
    const ours = page("AB r1: Name | Price", "AB r3: Oats | six");
    const theirs = page(
      "ABC r1: Name | Price | Shelf",
      "ABC r2: Rye | five | ",
      "ABC r3: Oats | six | ",
    );
    const merge = mergeBodies(prices, ours, theirs, unhurried);
    const decided = (pick: "ours" | "theirs") =>
      outline(resolveMerge(merge, new Map(merge.conflicts.map(({ id }) => [id, { pick }]))));
    const without = ["ABC r1: Name | Price | Shelf", "ABC r3: Oats | six | "];
    expect(decided("ours")).toEqual(without);
    expect(outline(merge.body)).toEqual(without);
    expect(decided("theirs")).toEqual(outline(theirs));
  });
});
