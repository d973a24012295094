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
  // `$toggleLink(url)` keeps each link in the selection and adds others around it. Removing them first makes it add one link.
  $toggleLink(null);
  $toggleLink(url, { rel: null });
  return true;
}
