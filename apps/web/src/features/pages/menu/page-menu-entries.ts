import type { PageView } from "@stemma/contract/page-view-shape";
import type { PageKind } from "@stemma/domain/page/page-kind";
import { commandKeys } from "../../../lib/keys/command-keys.ts";
import type { IconName } from "../../../ui/popups/menu-icons.ts";
import { messages } from "../messages.ts";

/** The state that decides which entries appear. */
export interface PageMenuSituation {
  readonly kind: PageKind;
  /** Whether the asker's own draft is on screen. */
  readonly isEditing: boolean;
  /** Whether the editor is on screen, which finds and replaces. */
  readonly mayFind: boolean;
  readonly isDeleted: boolean;
  /** Without a published version, only drafts exist. */
  readonly isPublished: boolean;
  readonly isPinned: boolean;
  readonly isSubscribed: boolean;
  /** Whether the text shows who wrote it; `null` where it cannot. */
  readonly isShowingAuthors: boolean | null;
  /** What the server allows the asker. */
  readonly can: PageView["can"];
}

/** The groups in their order: the reader's own settings, the text, the page's place, deletion. */
const groups = ["own", "text", "place", "deletion"] as const;

interface PageMenuItem {
  readonly group: (typeof groups)[number];
  /** The label; where it names the kind of the page, a function of it. */
  readonly label: string | ((kind: PageKind) => string);
  readonly icon: IconName;
  /** Keyboard shortcuts of the same action. */
  readonly keys?: readonly string[];
  /** Whether the entry appears. */
  readonly applies: (situation: PageMenuSituation) => boolean;
}

const { menu } = messages;

/** Every entry of the page menu, in order, also used in the palette. Specification, section 2 "Page screen". */
const items = {
  "pin-page": { group: "own", label: menu.pin, icon: "Pin", applies: (page) => !page.isPinned },
  "unpin-page": {
    group: "own",
    label: menu.unpin,
    icon: "PinOff",
    applies: (page) => page.isPinned,
  },
  subscribe: {
    group: "own",
    label: menu.subscribe,
    icon: "Bell",
    applies: (page) => !page.isSubscribed,
  },
  unsubscribe: {
    group: "own",
    label: menu.unsubscribe,
    icon: "BellOff",
    applies: (page) => page.isSubscribed,
  },
  "publish-draft": {
    group: "text",
    label: menu.publishDraft,
    icon: "Upload",
    keys: commandKeys.publish,
    applies: ({ isEditing, isDeleted, can }) => isEditing && !isDeleted && can.publish,
  },
  "version-history": {
    group: "text",
    label: menu.versionHistory,
    icon: "History",
    keys: commandKeys.history,
    applies: () => true,
  },
  "show-authors": {
    group: "text",
    label: menu.showAuthors,
    icon: "UserPen",
    keys: commandKeys.authors,
    applies: ({ isShowingAuthors }) => isShowingAuthors === false,
  },
  "hide-authors": {
    group: "text",
    label: menu.hideAuthors,
    icon: "UserPen",
    keys: commandKeys.authors,
    applies: ({ isShowingAuthors }) => isShowingAuthors === true,
  },
  "copy-markdown": {
    group: "text",
    label: menu.copyMarkdown,
    icon: "ClipboardCopy",
    applies: ({ isEditing, isPublished }) => !isEditing && isPublished,
  },
  "find-in-page": {
    group: "text",
    label: menu.find,
    icon: "Search",
    keys: commandKeys.find,
    applies: ({ mayFind }) => mayFind,
  },
  "manage-permissions": {
    group: "text",
    label: menu.managePermissions,
    icon: "LockKeyhole",
    // A page that was never published is always in edit mode, so its permissions must be reachable from there.
    applies: ({ isEditing, isPublished, can }) => (!isEditing || !isPublished) && can.manage,
  },
  "set-icon": {
    group: "place",
    label: menu.icon,
    icon: "Smile",
    applies: ({ isDeleted, can }) => !isDeleted && can.edit,
  },
  "new-page-below": {
    group: "place",
    label: menu.newBelow,
    icon: "FilePlus",
    applies: ({ isEditing, can }) => !isEditing && can.createBelow,
  },
  "move-page": {
    group: "place",
    label: menu.move,
    icon: "ArrowRightLeft",
    applies: ({ isEditing, isDeleted, can }) => !isEditing && !isDeleted && can.move,
  },
  "duplicate-page": {
    group: "place",
    label: menu.duplicate,
    icon: "CopyPlus",
    applies: ({ isEditing }) => !isEditing,
  },
  "create-page-from-draft": {
    group: "place",
    label: menu.createFromDraft,
    icon: "FilePlus2",
    applies: ({ isEditing }) => isEditing,
  },
  "save-template": {
    group: "place",
    label: menu.saveTemplate,
    icon: "LayoutTemplate",
    applies: ({ kind, isDeleted, can }) => kind === "page" && !isDeleted && can.edit,
  },
  "view-deleted-page": {
    group: "deletion",
    label: menu.viewDeleted,
    icon: "Eye",
    applies: ({ isEditing, isDeleted, isPublished }) => isDeleted && isEditing && isPublished,
  },
  "restore-page": {
    group: "deletion",
    label: menu.restore,
    icon: "ArchiveRestore",
    applies: ({ isDeleted, can }) => isDeleted && can.delete,
  },
  "delete-page": {
    group: "deletion",
    label: menu.delete,
    icon: "Trash2",
    applies: ({ isEditing, isDeleted, can }) => !isEditing && !isDeleted && can.delete,
  },
  "delete-draft": {
    group: "deletion",
    label: menu.deleteDraft,
    icon: "Trash2",
    applies: ({ isEditing }) => isEditing,
  },
} satisfies Record<string, PageMenuItem>;

/** An entry of the page menu. */
export type PageMenuEntry = keyof typeof items;

const pageMenuItems: Readonly<Record<PageMenuEntry, PageMenuItem>> = items;

/** The label, icon and shortcuts of an entry for a page of this kind. */
export function pageMenuItem(entry: PageMenuEntry, kind: PageKind) {
  const { label, ...item } = pageMenuItems[entry];
  return { ...item, label: typeof label === "string" ? label : label(kind) };
}

/**
 * The entries of the page menu, in groups and in order. Leaves out entries that the server does not allow, and empty
 * groups.
 */
export function pageMenuEntries(situation: PageMenuSituation): readonly PageMenuEntry[][] {
  const entries = (Object.keys(items) as PageMenuEntry[]).filter((entry) =>
    pageMenuItems[entry].applies(situation),
  );
  return groups
    .map((group) => entries.filter((entry) => items[entry].group === group))
    .filter((group) => group.length > 0);
}
