import { bodyBlocks } from "@stemma/document/body-blocks";
import type { PageBody } from "@stemma/document/format";
import type { PastedBlock } from "./pasted-block.ts";

/**
 * Reads blocks from the clipboard data of a Stemma editor; `null` for data of other editors. Validates everything,
 * because any web page can write this clipboard format. Text copied from within a block becomes one paragraph.
 */
export function clipboardToBlocks(json: string): PastedBlock[] | null {
  const payload = parse(json);
  if (payload?.namespace !== clipboardNamespace || !Array.isArray(payload.nodes)) return null;
  const body = { root: { children: grouped(payload.nodes) } };
  return bodyBlocks(body as unknown as PageBody);
}

/** The namespace that identifies clipboard data of Stemma editors. */
export const clipboardNamespace = "stemma-body";

type Payload = { readonly namespace?: unknown; readonly nodes?: unknown };

function parse(json: string): Payload | null {
  try {
    const payload: unknown = JSON.parse(json);
    return typeof payload === "object" ? payload : null;
  } catch {
    return null;
  }
}

const inlineTypes: ReadonlySet<unknown> = new Set([
  "text",
  "tab",
  "linebreak",
  "link",
  "page-link",
  "mention",
  "inline-math",
]);

/** Wraps adjacent texts and links in a paragraph, so that only blocks remain. */
function grouped(nodes: readonly unknown[]): unknown[] {
  const groups: unknown[] = [];
  let open: unknown[] | null = null;
  for (const node of nodes) {
    if (!inlineTypes.has((node as { type?: unknown } | null)?.type)) {
      open = null;
      groups.push(node);
    } else if (open === null) {
      open = [node];
      groups.push({ type: "paragraph", children: open });
    } else open.push(node);
  }
  return groups;
}
