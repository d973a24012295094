import { describe, expect, it } from "vitest";
import type { BlockId } from "../block-id.ts";
import { bodyToText } from "../body-to-text.ts";
import { searchTextOf } from "../testing/search-text-of.ts";
import { diffBodies } from "../diff/diff-bodies.ts";
import { diffToHtml } from "../diff/diff-to-html.ts";
import { diffToText } from "../diff/diff-to-text.ts";
import type { BlockJson, PageBody } from "../format.ts";
import { makeBlock, type BlockShape } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { mergeBodies } from "../merge/merge-bodies.ts";
import { readBody } from "../read-body.ts";
import { anyFile } from "../testing/any-file.ts";
import { unhurried } from "../testing/unhurried.ts";
import { bodyBlocks } from "../body-blocks.ts";
import { bodyFiles } from "./body-files.ts";
import { fileName } from "./file-attributes.ts";
import { fileSizeInWords } from "./file-size.ts";

const row = (id: string, text: string, more: Partial<BlockShape> = {}): BlockJson =>
  makeBlock({ kind: "paragraph", ...more, id: id as BlockId }, [{ text, marks: 0, url: null }]);
const picture = (id: string, number: number, caption = "", more = {}): BlockJson =>
  row(id, caption, { kind: "image", attributes: { file: anyFile(number), ...more } });
const [first, last] = [row("a", "First."), row("c", "Last.")];
const page = (...rows: BlockJson[]): PageBody => makeBody([first, ...rows, last]);
const lines = (before: PageBody, after: PageBody) =>
  diffToText(diffBodies(before, after, unhurried)).lines.map(({ text }) => text);
const merged = (base: PageBody, ours: PageBody, theirs: PageBody) => {
  const merge = mergeBodies(base, ours, theirs, unhurried);
  expect(merge.conflicts).toEqual([]);
  return merge.body;
};

describe("a picture in a comparison", () => {
  it("comes and goes by its name, also where an empty line takes its place", () => {
    expect(lines(page(), page(picture("p", 1)))).toEqual(["Inserted image: “picture-1.png”"]);
    const described = picture("p", 1, "", { altText: "A sieve" });
    expect(lines(page(described), page())).toEqual(["Deleted image: “A sieve”"]);
    const gone = diffBodies(page(picture("p", 1)), page(row("e", "")), unhurried);
    expect(diffToHtml(gone, "inline")).toMatch(
      /<figure class="picture diff-block diff-deleted"[^>]*>.*picture-1\.png/,
    );
  });

  it("shows the picture that was there and the one that took its place", () => {
    const diff = diffBodies(page(picture("p", 1)), page(picture("p", 2)), unhurried);
    expect(diffToText(diff).lines.map(({ text }) => text)).toEqual([
      "Deleted image: “picture-1.png”",
      "Inserted image: “picture-2.png”",
    ]);
    expect(lines(page(picture("p", 1, "Round.")), page(picture("p", 2, "Round.")))).toEqual([
      "Formatting of image “Round.”: “picture-2.png” in place of “picture-1.png”",
    ]);
  });

  it("is named where its width or its description changed, and where it moved", () => {
    const shown = { altText: "A sieve", span: "full" };
    expect(lines(page(picture("p", 1)), page(picture("p", 1, "", shown)))).toEqual([
      "Formatting of image “A sieve”: description became “A sieve”; width became the whole page",
    ]);
    const moved = makeBody([picture("p", 1), first, last]);
    expect(lines(page(picture("p", 1)), moved)).toEqual([
      "Moved from 2 to 1: image “picture-1.png”",
    ]);
  });
});

describe("a picture in a merge", () => {
  const base = page(picture("p", 1, "Round."));

  it("takes a caption from here, and width and description from there", () => {
    const written = page(picture("p", 1, "Round and old."));
    const shown = { altText: "A sieve", span: "wide" };
    const described = page(picture("p", 1, "Round.", shown));
    const both = page(picture("p", 1, "Round and old.", shown));
    expect(merged(base, written, described)).toEqual(both);
    expect(merged(base, described, written)).toEqual(both);
  });

  it("is replaced with its new name and size, while somebody moves it", () => {
    const replaced = page(picture("p", 2, "Round."));
    const moved = makeBody([picture("p", 1, "Round."), first, last]);
    expect(merged(base, replaced, moved)).toEqual(
      makeBody([picture("p", 2, "Round."), first, last]),
    );
  });

  it("is asked about where both give it another one", () => {
    const { conflicts } = mergeBodies(
      base,
      page(picture("p", 2, "Round.")),
      page(picture("p", 3, "Round.")),
      unhurried,
    );
    expect(conflicts).toHaveLength(1);
  });
});

it("is found by its caption, its description and its name, and read by its caption", () => {
  const body = page(picture("p", 1, "Round.", { altText: "A sieve" }));
  expect(bodyToText(body)).toBe("First.\nRound.\nLast.");
  expect(searchTextOf(body)).toBe("First.\nRound. A sieve picture-1.png\nLast.");
  expect(bodyFiles(page(picture("p", 1), picture("q", 2), picture("r", 1)))).toEqual([
    anyFile(1).id,
    anyFile(2).id,
  ]);
});

it.each([
  [{ fileId: "x" }, "fileId"],
  [{ name: "n".repeat(256) }, "name"],
  [{ size: -1 }, "size"],
  [{ width: 0 }, "width"],
  [{ height: 1e9 }, "height"],
  [{ placeholder: '"><script>' }, "placeholder"],
  [{ span: "huge" }, "span"],
])("that is stored with %o is refused at its field", (wrong, field) => {
  const children = [{ ...picture("p", 1), ...wrong }];
  expect(readBody({ root: { type: "root", children } })).toMatchObject({
    ok: false,
    error: { path: `root.children.0.${field}` },
  });
});

it.each([
  ["report\u202Efdp.exe", "reportfdp.exe", "it would look like another type"],
  ["a\nb\tc.txt", "a b c.txt", "it has several lines"],
  [`${"n".repeat(300)}.pdf`, `${"n".repeat(251)}.pdf`, "it is too long, and the ending counts"],
  [`🥖${"n".repeat(254)}`, "n".repeat(254), "half an emoji would remain"],
  ["תוכנית 🥖.pdf", "תוכנית 🥖.pdf", "nothing is wrong with it"],
])("the name %j is stored as %j, because %s", (written, stored) => {
  expect(fileName(written)).toBe(stored);
  if (written.length > 255) return;
  const children = [{ ...picture("p", 1), name: written }];
  const read = readBody({ root: { type: "root", children } });
  expect(read.ok && bodyBlocks(read.body)[0]?.attributes.file?.name).toBe(stored);
});

it.each([
  [1, "1 byte"],
  [812, "812 bytes"],
  [1400, "1.4 kB"],
  [999_600, "1.0 MB"],
  [148_211_000, "148 MB"],
  [0, "0 bytes"],
])("%i bytes are %s", (bytes, words) => {
  expect(fileSizeInWords(bytes)).toBe(words);
});
