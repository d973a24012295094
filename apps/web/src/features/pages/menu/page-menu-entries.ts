import type { PageView } from "@stemma/contract/pages.contract";

/** An entry of the page menu. Specification, section 2 "Page screen". */
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

/** The state that decides which entries appear. */
export interface PageMenuSituation {
  /** Whether the asker's own draft is on screen. */
  readonly isEditing: boolean;
  readonly isDeleted: boolean;
  /** Without a published version, only drafts exist. */
  readonly isPublished: boolean;
  readonly isPinned: boolean;
  readonly isSubscribed: boolean;
  readonly can: PageView["can"];
}

/**
 * The entries of the page menu, in groups and in order: the reader's own settings, actions on the text, actions on
 * the page's place, deletion. Leaves out entries that the server does not allow, and empty groups.
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
      // A page that was never published is always in edit mode, so its permissions must be reachable from there.
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
