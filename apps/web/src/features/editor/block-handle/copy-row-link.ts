import type { LexicalEditor, NodeKey } from "lexical";
import type { PageId } from "@stemma/domain/ids";
import { showToast } from "../../../ui/messages/toasts.ts";
import { $linkedId } from "../blocks/row-edits.ts";
import { messages } from "../messages.ts";
import { $rowsOfKeys } from "./chosen-rows.ts";

/** Copies the address of the first of these rows on its page, also of a row that is not published yet, and says so. */
export async function copyRowLink(
  editor: LexicalEditor,
  keys: readonly NodeKey[],
  pageId: PageId,
): Promise<void> {
  const id = editor.read(() => {
    const [first] = $rowsOfKeys(keys);
    return first === undefined ? null : $linkedId(first);
  });
  if (id === null) return;
  const { href } = new URL(`/page/${pageId}#${id}`, location.origin);
  try {
    await navigator.clipboard.writeText(href);
    showToast(messages.rows.linkCopied);
  } catch {
    // Browsers offer the clipboard to pages with HTTPS only, and a person can forbid its use.
    showToast(messages.rows.linkNotCopied(href));
  }
}
