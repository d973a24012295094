import type { BlockId } from "@stemma/document/block-id";
import { bodyToHtml } from "@stemma/document/body-to-html";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { markdownToBlocks } from "../paste/markdown/markdown-to-blocks.ts";

/** The rows of pasted Markdown as HTML, without the ids that they got; `null` if the text is not converted. */
export function htmlOfPasted(markdown: string): string | null {
  const pasted = markdownToBlocks(markdown)?.blocks ?? null;
  if (pasted === null) return null;
  const rows = pasted.map(({ runs, ...row }, at) =>
    makeBlock({ ...row, id: `r${at}` as BlockId }, runs),
  );
  return bodyToHtml(makeBody(rows), "stored").replaceAll(
    / (?:data-block|data-toggle|dir|rel)="[^"]*"/g,
    "",
  );
}
