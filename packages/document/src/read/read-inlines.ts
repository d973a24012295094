import { bodyMaxBytes } from "../body-limits.ts";
import { canonicalMarks, knownMarkBits, markBits } from "../marks.ts";
import { inlineMathMax, inlineMathSource, inlineMathText } from "../math/inline-math-word.ts";
import { isMentionedId, mentionWord } from "../mentions/mention-word.ts";
import { isLinkedId, pageLinkWord } from "../page-links/page-link-word.ts";
import type { Run } from "../run.ts";
import { isSafeUrl } from "../safe-url.ts";
import { BodyFault } from "./body-fault.ts";
import { readArray } from "./read-array.ts";
import { readFields, type Fields } from "./read-fields.ts";

/** Reads the inline nodes of a block. A link cannot hold a link, so the depth is bounded for any input. */
export function readInlines(input: unknown, path: string): Run[] {
  return readArray(input, path).flatMap((node, index) => {
    const at = `${path}.${index}`;
    const fields = readFields(node, at);
    if (fields("type") === "page-link") return [readPageLink(fields("pageId"), `${at}.pageId`)];
    if (fields("type") === "mention") return [readMention(fields("userId"), `${at}.userId`)];
    if (fields("type") === "inline-math") return [readFormula(fields("source"), `${at}.source`)];
    if (fields("type") !== "link") return [readLeaf(fields, at, null)];
    const url = readUrl(fields("url"), `${at}.url`);
    return readArray(fields("children"), `${at}.children`).map((leaf, leafIndex) => {
      const leafAt = `${at}.children.${leafIndex}`;
      return readLeaf(readFields(leaf, leafAt), leafAt, url);
    });
  });
}

function readLeaf(fields: Fields, path: string, url: string | null): Run {
  switch (fields("type")) {
    case "text":
      return {
        text: readText(fields("text"), `${path}.text`),
        marks: readMarks(fields, path),
        url,
      };
    case "tab":
      return { text: "\t", marks: readMarks(fields, path), url };
    case "linebreak":
      return { text: "\n", marks: 0, url };
    default:
      throw new BodyFault(`${path}.type`, "This kind of node is not known here.");
  }
}

function readPageLink(pageId: unknown, path: string): Run {
  if (!isLinkedId(pageId)) throw new BodyFault(path, "The id of a page must stand here.");
  return { text: pageLinkWord(pageId), marks: 0, url: null };
}

function readMention(userId: unknown, path: string): Run {
  if (!isMentionedId(userId)) throw new BodyFault(path, "The id of a person must stand here.");
  return { text: mentionWord(userId), marks: 0, url: null };
}

function readFormula(source: unknown, path: string): Run {
  if (typeof source !== "string")
    throw new BodyFault(path, "The source of a formula must stand here.");
  if (source.length > bodyMaxBytes || inlineMathSource(source).length > inlineMathMax) {
    throw new BodyFault(path, `A formula in a line has at most ${inlineMathMax} characters.`);
  }
  return { text: inlineMathText(source), marks: 0, url: null };
}

function readMarks(fields: Fields, path: string): number {
  const marks = fields("format") ?? 0;
  if (typeof marks !== "number" || (marks & knownMarkBits) !== marks) {
    throw new BodyFault(
      `${path}.format`,
      `Its marks must be a sum of ${Object.values(markBits).join(", ")}.`,
    );
  }
  return canonicalMarks(marks);
}

function readText(input: unknown, path: string): string {
  if (typeof input !== "string") throw new BodyFault(path, "Text must stand here.");
  if (input.length > bodyMaxBytes) throw new BodyFault(path, "The page is larger than 2 MB.");
  if (!unstored.test(input)) return input;
  return input
    .replaceAll("\u0000", "")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/\p{Surrogate}/gu, "\uFFFD");
}

/** What a text may need repaired: NUL, the ends of lines, halves of surrogate pairs, of which pairs consist too. */
const unstored = /[\0\r\uD800-\uDFFF]/;

function readUrl(input: unknown, path: string): string {
  if (typeof input !== "string" || !isSafeUrl(input)) {
    throw new BodyFault(path, "A link must lead to a http, https, mailto or tel address.");
  }
  return input;
}
