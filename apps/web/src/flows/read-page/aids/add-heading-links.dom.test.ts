import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { addHeadingLinks } from "./add-heading-links.ts";
import { pageHeadings } from "./page-headings.ts";

const written =
  '<h2 data-block="a">The <strong>evening</strong> before</h2><h3 data-block="b"><br></h3>' +
  '<p data-block="c">Feed it.</p><h4 data-block="d">Loaves</h4>';

function aText(): HTMLElement {
  const text = document.createElement("div");
  text.innerHTML = written;
  document.body.append(text);
  return text;
}

afterEach(() => document.body.replaceChildren());

test("the headings of a text are those with words, with the level that the writer chose", () => {
  const found = pageHeadings(aText()).map(({ id, words, level }) => [id, words, level]);
  expect(found).toEqual([
    ["a", "The evening before", 1],
    ["d", "Loaves", 3],
  ]);
});

test("a heading keeps its name and its text beside the button that copies its link", () => {
  const text = aText();
  const copy = vi.fn();
  const remove = addHeadingLinks(pageHeadings(text), copy);
  expect(screen.getByRole("heading", { name: "Loaves" }).textContent).toBe("Loaves");
  screen.getByRole("button", { name: "Copy link to “The evening before”" }).click();
  expect(copy).toHaveBeenCalledExactlyOnceWith("a");
  remove();
  expect(text.innerHTML).toBe(written);
});

test("a heading that ends with an empty line has its link in that line, not below it", () => {
  const text = document.createElement("div");
  text.innerHTML = '<h2 data-block="a">Loaves<br><br></h2>';
  document.body.append(text);
  addHeadingLinks(pageHeadings(text), vi.fn());
  const [heading] = text.children;
  expect(Array.from(heading?.children ?? [], ({ localName }) => localName)).toEqual([
    "br",
    "span",
    "br",
  ]);
});
