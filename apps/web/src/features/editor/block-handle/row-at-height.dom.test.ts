import { expect, it } from "vitest";
import { rowAtHeight } from "./row-at-height.ts";

/** Draws HTML whose elements say where they stand, as `data-at="top bottom"`. */
function drawn(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  for (const element of root.querySelectorAll<HTMLElement>("[data-at]")) {
    const [top = 0, bottom = 0] = (element.dataset["at"] ?? "").split(" ").map(Number);
    element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
  }
  return root;
}

const page = drawn(`
  <img data-lexical-decorator-boundary data-at="0 29">
  <hr id="rule" data-at="0 29">
  <p id="first" data-at="40 60"></p>
  <ul data-at="70 150">
    <li id="row" data-at="70 90"></li>
    <li class="list-nest" data-at="92 130"><ul data-at="92 130">
      <li id="deeper" data-at="92 110"></li>
      <li id="deepest" data-at="112 130"></li>
    </ul></li>
    <li id="next" data-at="132 150"></li>
  </ul>
  <div class="callout" data-at="160 200"><p id="inside" data-at="168 192"></p></div>
  <div class="table-scroll" id="table" data-at="210 300"><table><tbody></tbody></table></div>`);

it.each([
  { y: -50, id: "rule", because: "above all rows, the first one is the nearest" },
  { y: 10, id: "rule", because: "Lexical's own element beside a divider is no row" },
  { y: 50, id: "first", because: "it stands there" },
  { y: 63, id: "first", because: "it is nearer than the list" },
  { y: 68, id: "row", because: "the list is nearer" },
  { y: 100, id: "deeper", because: "deeper rows are rows" },
  { y: 129, id: "deepest", because: "it is the last of them" },
  { y: 140, id: "next", because: "it stands behind the deeper rows" },
  { y: 162, id: "inside", because: "the margin of a callout belongs to its rows" },
  { y: 250, id: "table", because: "a table is one" },
  { y: 900, id: "table", because: "below all rows, the last one is the nearest" },
])("at the height $y is the row '$id', because $because", ({ y, id }) => {
  expect(rowAtHeight(page, y)?.id).toBe(id);
});

it("no row is in an empty text", () => {
  expect(rowAtHeight(drawn(""), 10)).toBeNull();
});

it("few of many rows are measured", () => {
  let measured = 0;
  const many = drawn("<p></p>".repeat(2000));
  for (const [index, row] of [...many.children].entries()) {
    row.getBoundingClientRect = () => {
      measured += 1;
      return new DOMRect(0, index * 20, 100, 20);
    };
  }
  expect(rowAtHeight(many, 20 * 1234 + 5)).toBe(many.children[1234]);
  expect(measured).toBeLessThan(30);
});
