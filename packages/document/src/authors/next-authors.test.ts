import { expect, test } from "vitest";
import { blockText } from "../block-text.ts";
import { bodyBlocks } from "../body-blocks.ts";
import type { PageBody } from "../format.ts";
import { pageOf } from "../testing/mill-page.ts";
import { nextAuthors } from "./next-authors.ts";
import type { RowAuthors } from "./row-authors.ts";

/** The authors of the last of these versions, each of which is based on the one before. */
function authorsOf(...versions: readonly PageBody[]): readonly RowAuthors[] {
  let authored: { body: PageBody; authors: readonly RowAuthors[] } | null = null;
  for (const [index, body] of versions.entries()) {
    authored = { body, ...nextAuthors(authored, body, index + 1) };
  }
  return authored?.authors ?? [];
}

/** The last version's rows, with each version's words in brackets behind its number: `1[We grind] 2[at six]`. */
function written(...rows: readonly (readonly string[])[]): string[] {
  const versions = rows.map(pageOf);
  const blocks = bodyBlocks(versions.at(-1) ?? pageOf([]));
  return authorsOf(...versions).map((spans, index) => {
    let text = blocks[index] === undefined ? "" : blockText(blocks[index]);
    return spans
      .map(([length, sequence]) => {
        const part = text.slice(0, length);
        text = text.slice(length);
        return `${sequence}[${part}]`;
      })
      .join("");
  });
}

const first = ["a We grind at six. Then we sweep the yard.", "b The flour is sold at nine."];
const [a = "", b = ""] = first;

test("a changed word is its version's, the others keep their author", () => {
  expect(written(first, [a.replace("six", "five"), b])).toEqual([
    "1[We grind at ]2[five]1[. Then we sweep the yard.]",
    "1[The flour is sold at nine.]",
  ]);
});

test("each version's words stay its own through later versions", () => {
  const second = [a.replace("six", "five"), b];
  const third = [second[0]?.replace("yard", "barn") ?? "", b, "c New."];
  expect(written(first, second, third)).toEqual([
    "1[We grind at ]2[five]1[. Then we sweep the ]3[barn]1[.]",
    "1[The flour is sold at nine.]",
    "3[New.]",
  ]);
});

test("a split, with a changed word in the part that was split off, keeps all other authors", () => {
  const split = ["a We grind at six.", "n Then we sweep the barn.", b];
  expect(written(first, split)).toEqual([
    "1[We grind at six.]",
    "1[Then we sweep the ]2[barn]1[.]",
    "1[The flour is sold at nine.]",
  ]);
});

test("a join keeps the authors of both rows", () => {
  const second = [a, b.replace("nine", "ten")];
  const joined = [`${a} The flour is sold at ten.`];
  expect(written(first, second, joined)).toEqual([
    "1[We grind at six. Then we sweep the yard.]3[ ]1[The flour is sold at ]2[ten]1[.]",
  ]);
});

test("a row that moved keeps its author, and what was deleted and written again is new", () => {
  expect(written(first, [b, a])).toEqual([
    "1[The flour is sold at nine.]",
    "1[We grind at six. Then we sweep the yard.]",
  ]);
  expect(written(first, [a], [a, "c Nobody knows."])[1]).toBe("3[Nobody knows.]");
});

test("a word's formatting changes no author, and an empty row has none", () => {
  const bold = [a.replace("six", "*six*"), b, "e "];
  expect(written(first, bold)).toEqual([
    "1[We grind at six. Then we sweep the yard.]",
    "1[The flour is sold at nine.]",
    "",
  ]);
});

test("a sentence that was cut here and pasted there keeps its author", () => {
  const second = [`${a} The oven is hot by then.`, b];
  const moved = [a, `${b} The oven is hot by then.`];
  expect(written(first, second, moved)).toEqual([
    "1[We grind at six. Then we sweep the yard.]",
    "1[The flour is sold at nine.]3[ ]2[The oven is hot by then]3[.]",
  ]);
});

test("a Japanese sentence that was cut here and pasted there keeps its author", () => {
  const sentence = "そのころには窯はもう熱くなっている。";
  const second = [`${a} ${sentence}`, b];
  const moved = [a, `${b} ${sentence}`];
  expect(written(first, second, moved)[1]).toContain("2[そのころには窯はもう熱くなっている]");
});
