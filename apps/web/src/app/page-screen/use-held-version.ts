import { useState } from "react";
import type { PageView } from "@stemma/contract/pages.contract";

/** The page as its reader has it before them, and whether the server has it otherwise by now. */
interface HeldVersion {
  readonly shown: PageView["page"];
  readonly isOld: boolean;
  /** Shows what the page shows now. */
  readonly show: () => void;
}

/**
 * Keeps the version that is being read on screen when another one is published meanwhile: its title and text stay until the
 * reader wants the new ones. Whatever else is known of the page is always the newest.
 */
export function useHeldVersion({ page }: PageView): HeldVersion {
  const [held, setHeld] = useState<PageView["page"] | null>(page);
  const isOld =
    held !== null &&
    held.publishedVersion !== null &&
    held.publishedVersion !== page.publishedVersion;
  if (!isOld && held !== page) setHeld(page);
  const { publishedVersion, pageTitle, serializedEditorState } = isOld ? held : page;
  return {
    shown: { ...page, publishedVersion, pageTitle, serializedEditorState },
    isOld,
    show: () => setHeld(null),
  };
}
