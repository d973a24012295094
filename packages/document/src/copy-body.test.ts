import type { PageId } from "@stemma/domain/ids";
import { expect, it } from "vitest";
import type { BlockId } from "./block-id.ts";
import { bodyRows } from "./body-rows.ts";
import { bodyToText } from "./body-to-text.ts";
import { copyBody } from "./copy-body.ts";
import { makeBlock } from "./make-block.ts";
import { makeBody } from "./make-body.ts";
import { linkedPages } from "./page-links/linked-pages.ts";
import { pageLinkWord } from "./page-links/page-link-word.ts";
import { readBody } from "./read-body.ts";
import { linkedId } from "./testing/linked-id.ts";

const [bread, breadCopy, cake] = [linkedId(1), linkedId(2), linkedId(3)];

const body = makeBody([
  makeBlock(
    { id: "a" as BlockId, kind: "paragraph" },
    ["See ", pageLinkWord(bread), " and ", pageLinkWord(cake)].map((text) => ({
      text,
      marks: 0,
      url: null,
    })),
  ),
]);

it("a copy says the same in rows with new ids", () => {
  const copy = copyBody(body);
  expect(readBody(copy)).toEqual({ ok: true, body: copy });
  expect(bodyToText(copy)).toBe(bodyToText(body));
  expect(linkedPages(copy)).toEqual([bread, cake]);
  expect(bodyRows(copy)[0]?.$.blockId).not.toBe("a");
});

it("links to pages that are copied too lead to their copies", () => {
  const copies = new Map<PageId, PageId>([[bread, breadCopy]]);
  expect(linkedPages(copyBody(body, copies))).toEqual([breadCopy, cake]);
});
