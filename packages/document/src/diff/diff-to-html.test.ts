import { expect, it } from "vitest";
import { blockOf, bodyOf } from "../testing/body-of.ts";
import { unhurried } from "../testing/unhurried.ts";
import { diffBodies } from "./diff-bodies.ts";
import { diffToHtml } from "./diff-to-html.ts";

const before = bodyOf(["a", "Bread costs *20* francs."], ["b", "<Milk>"], ["c", "Cheese"]);
const after = bodyOf(
  ["a", "Bread costs *25* francs."],
  ["c", "Cheese"],
  blockOf("n", "two\nlines"),
);
const cheese = '<p class="diff-block" data-block="c" dir="auto">Cheese</p>';

it("a reader sees both sides in one column, in the page's own marks", () => {
  expect(diffToHtml(diffBodies(before, after, unhurried), "inline")).toBe(
    [
      '<p class="diff-block diff-changed" data-block="a" dir="auto" data-change="1">Bread costs ',
      '<del class="diff-del"><strong>20</strong></del><ins class="diff-ins"><strong>25</strong></ins> francs.</p>',
      '<p class="diff-block diff-deleted" data-block="b" dir="auto" data-change="2"><del class="diff-del">&lt;Milk&gt;</del></p>',
      cheese,
      '<p class="diff-block diff-inserted" data-block="n" dir="auto" data-change="3">',
      '<ins class="diff-ins">two<span class="diff-break">↵</span><br>lines</ins></p>',
    ].join(""),
  );
});

it("a reader sees the sides side by side, a row a block", () => {
  const rows = diffToHtml(diffBodies(before, after, unhurried), "sideBySide")
    .split('<div class="diff-row"')
    .slice(1);
  expect(rows[0]).toBe(
    ' data-change="1"><div class="diff-before"><p class="diff-block diff-changed" data-block="a" dir="auto">Bread costs <del class="diff-del"><strong>20</strong></del> francs.</p></div><div class="diff-after"><p class="diff-block diff-changed" data-block="a" dir="auto">Bread costs <ins class="diff-ins"><strong>25</strong></ins> francs.</p></div></div>',
  );
  expect(rows[1]).toContain('<div class="diff-after diff-absent"></div>');
  expect(rows[2]).toBe(
    `><div class="diff-before">${cheese}</div><div class="diff-after">${cheese}</div></div>`,
  );
  expect(rows[3]).toContain('<div class="diff-before diff-absent"></div>');
});

it.each([
  {
    because: "a block moved",
    to: bodyOf(["c", "Cheese"], ["a", "Bread costs *20* francs."], ["b", "<Milk>"]),
    html: 'class="diff-block diff-moved" data-block="c" dir="auto" data-change="1" data-note="Moved from 3 to 1"',
  },
  {
    because: "a word lost its mark",
    to: bodyOf(["a", "Bread costs 20 francs."], ["b", "<Milk>"], ["c", "Cheese"]),
    html: '<span class="diff-reformatted" title="bold removed from “20”">20</span>',
  },
  {
    because: "a note quotes markup",
    to: bodyOf(["a", "Bread costs *20* francs."], ["b", "*<Milk>*"], ["c", "Cheese"]),
    html: 'data-note="bold added to “&lt;Milk&gt;”"',
  },
  {
    because: "a block was emptied",
    to: bodyOf(["a", "Bread costs *20* francs."], ["b", "<Milk>"], ["c", ""]),
    html: '<del class="diff-del">Cheese</del></p>',
  },
])("a reader sees that $because", ({ to, html }) => {
  expect(diffToHtml(diffBodies(before, to, unhurried), "inline")).toContain(html);
});
