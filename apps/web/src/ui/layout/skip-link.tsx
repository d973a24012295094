import type { MouseEvent } from "react";
import { contentId } from "./content-id.ts";
import { messages } from "../messages.ts";

/**
 * The first stop of the Tab key: skips the sidebar and leads to the screen's content. Visible only while it has the
 * focus.
 */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${contentId}`} onClick={skip}>
      {messages.skipToContent}
    </a>
  );
}

/** Moves the focus without changing the address: following the anchor would add an entry to the browser's history. */
function skip(event: MouseEvent): void {
  const content = document.getElementById(contentId);
  if (content === null) return;
  event.preventDefault();
  content.focus();
}
