import { markBits } from "@stemma/document/marks";
import type { Run } from "@stemma/document/run";
import { urlOf } from "../links/web-address.ts";
import type { PastedBlock } from "./pasted-block.ts";

/**
 * The URL of a paste that is nothing but an address, and its text, with its marks, as a link to that URL; `null` for any
 * other paste, and for an address with the mark code. A link whose text is an address keeps its own URL.
 */
export function pastedAddress(
  blocks: readonly PastedBlock[],
): { readonly url: string; readonly block: PastedBlock } | null {
  const [block, ...others] = blocks;
  if (block === undefined || others.length > 0 || block.kind !== "paragraph") return null;
  const runs = trimmed(block.runs);
  const url = urlOf(runs.map((run) => run.text).join(""));
  if (url === null || runs.some((run) => (run.marks & markBits.code) !== 0)) return null;
  const linked = runs[0]?.url ?? url;
  return { url: linked, block: { ...block, runs: runs.map((run) => ({ ...run, url: linked })) } };
}

/**
 * The URL of a paste that is one link, if the paste's plain text is that URL: so some browsers copy the address of a page,
 * with the page's title as the link's text. `null` for any other paste.
 */
export function pastedPageUrl(blocks: readonly PastedBlock[], plainText: string): string | null {
  const [block, ...others] = blocks;
  if (block === undefined || others.length > 0) return null;
  const runs = trimmed(block.runs);
  const url = runs[0]?.url ?? null;
  return url === plainText.trim() && runs.every((run) => run.url === url) ? url : null;
}

/** The runs without the white space before and behind their text. */
function trimmed(runs: readonly Run[]): Run[] {
  const isVisible = (run: Run): boolean => run.text.trim() !== "";
  const first = runs.findIndex(isVisible);
  const last = runs.findLastIndex(isVisible);
  return runs.slice(first, last + 1).map((run, index) => {
    const text = index === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: first + index === last ? text.trimEnd() : text };
  });
}
