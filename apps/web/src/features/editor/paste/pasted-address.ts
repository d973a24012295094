import { urlOf } from "../links/web-address.ts";
import type { PastedBlock } from "./pasted-block.ts";

/**
 * The URL of a paste that is nothing but an address, and its text as a link to that URL; `null` for any other paste. A
 * link whose text is an address keeps its own URL.
 */
export function pastedAddress(
  blocks: readonly PastedBlock[],
): { readonly url: string; readonly block: PastedBlock } | null {
  const [block, ...others] = blocks;
  if (block === undefined || others.length > 0 || block.kind !== "paragraph") return null;
  const text = block.runs
    .map((run) => run.text)
    .join("")
    .trim();
  const url = urlOf(text);
  if (url === null) return null;
  const linked = block.runs[0]?.url ?? url;
  return { url: linked, block: { ...block, runs: [{ text, marks: 0, url: linked }] } };
}
