import { bodyBlocks } from "@stemma/document/body-blocks";
import type { PageBody } from "@stemma/document/format";
import type { PastedBlock } from "./pasted-block.ts";

/**
 * What an editor of ours put on the clipboard, as blocks; `null` when it is somebody else's. Trusts nothing, as every page can
 * put this kind of data there. Text that was copied from inside a block comes as one paragraph.
 */
export function clipboardToBlocks(json: string): PastedBlock[] | null {
  const payload = parse(json);
  if (payload?.namespace !== clipboardNamespace || !Array.isArray(payload.nodes)) return null;
  const body = { root: { children: grouped(payload.nodes) } };
  return bodyBlocks(body as unknown as PageBody);
}

/** By what our editors know each other's clipboard. */
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

const inlineTypes: ReadonlySet<unknown> = new Set(["text", "tab", "linebreak", "link"]);

/** Puts neighbouring texts and links into a paragraph, so that only blocks are left. */
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
