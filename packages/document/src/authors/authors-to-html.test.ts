import { expect, test } from "vitest";
import { bodyOf } from "../testing/body-of.ts";
import { authorsToHtml } from "./authors-to-html.ts";

const markOf = (sequence: number) => ({
  href: `?version=v${sequence}`,
  color: sequence,
  label: `Ana <${sequence}>`,
});

test("each version's words are a link that says who wrote them, with the text's own formatting", () => {
  const html = authorsToHtml(
    bodyOf(["a", "Feed it *at* six."], ["b", ""]),
    [
      [
        [8, 1],
        [8, 2],
      ],
      [],
    ],
    markOf,
  );
  const label = (sequence: number) => `Ana &lt;${sequence}&gt;`;
  const link = (sequence: number, words: string) =>
    `<a class="author author-${sequence}" href="?version=v${sequence}" data-label="${label(sequence)}">` +
    `${words}<span class="visually-hidden"> (${label(sequence)})</span></a>`;
  expect(html).toBe(
    `<p data-block="a" dir="auto">${link(1, "Feed it ")}${link(2, "<strong>at</strong> six.")}</p>` +
      `<p data-block="b" dir="auto"><br></p>`,
  );
});

test("words without a known author, and text beyond the authors, are drawn without a link", () => {
  const html = authorsToHtml(bodyOf(["a", "Feed it."]), [[[4, 1]]], () => null);
  expect(html).toBe(`<p data-block="a" dir="auto">Feed it.</p>`);
});
