import type { PageView } from "@stemma/contract/pages.contract";

/** One thing that the page menu offers. Specification, section 2 "Page screen". */
export type PageMenuEntry =
  | "pin-page"
  | "unpin-page"
  | "subscribe"
  | "unsubscribe"
  | "publish-draft"
  | "version-history"
  | "manage-permissions"
  | "move-page"
  | "duplicate-page"
  | "create-page-from-draft"
  | "view-deleted-page"
  | "restore-page"
  | "delete-page"
  | "delete-draft";

/** What decides which entries apply. */
export interface PageMenuSituation {
  /** Whether the asker's own draft is on screen. */
  readonly isEditing: boolean;
  readonly isDeleted: boolean;
  /** Without a published version there is nothing to read, only drafts. */
  readonly isPublished: boolean;
  readonly isPinned: boolean;
  readonly isSubscribed: boolean;
  readonly can: PageView["can"];
}

/**
 * The entries of the page menu, in groups, in the order in which they stand: what the reader sets for themselves, what is
 * done with the text, where the page goes, and what ends it. What the server does not allow is left out; so is a group that has nothing.
 */
export function pageMenuEntries(situation: PageMenuSituation): readonly PageMenuEntry[][] {
  const { isEditing, isDeleted, isPublished, isPinned, isSubscribed, can } = situation;
  const groups: (readonly [PageMenuEntry, boolean])[][] = [
    [
      ["pin-page", !isPinned],
      ["unpin-page", isPinned],
      ["subscribe", !isSubscribed],
      ["unsubscribe", isSubscribed],
    ],
    [
      ["publish-draft", isEditing && !isDeleted && can.publish],
      ["version-history", true],
      // A page never published can't leave edit mode, and who else sees it is asked before all for such a page.
      ["manage-permissions", (!isEditing || !isPublished) && can.manage],
    ],
    [
      ["move-page", !isEditing && !isDeleted && can.move],
      ["duplicate-page", !isEditing],
      ["create-page-from-draft", isEditing],
    ],
    [
      ["view-deleted-page", isDeleted && isEditing && isPublished],
      ["restore-page", isDeleted && can.delete],
      ["delete-page", !isEditing && !isDeleted && can.delete],
      ["delete-draft", isEditing],
    ],
  ];
  return groups
    .map((group) => group.filter(([, applies]) => applies).map(([entry]) => entry))
    .filter((group) => group.length > 0);
}
