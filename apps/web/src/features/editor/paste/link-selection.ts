import { $toggleLink } from "@lexical/link";
import { $isRangeSelection, type BaseSelection } from "lexical";
import { urlOf } from "../links/web-address.ts";

/**
 * Links the selected text to this URL and keeps it selected. Does nothing and returns false if no text is selected, or if
 * the selected text is itself an address: the new one then replaces it.
 */
export function $linkSelection(url: string, selection: BaseSelection): boolean {
  if (!$isRangeSelection(selection) || selection.isCollapsed()) return false;
  const text = selection.getTextContent().trim();
  if (text === "" || urlOf(text) !== null) return false;
  // Otherwise a link in the selection stays a link of its own, beside new ones before and behind it.
  $toggleLink(null);
  $toggleLink(url, { rel: null });
  return true;
}
