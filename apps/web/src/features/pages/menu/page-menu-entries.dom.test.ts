import { expect, test } from "vitest";
import {
  pageMenuEntries,
  pageMenuItem,
  type PageMenuEntry,
  type PageMenuSituation,
} from "./page-menu-entries.ts";

const everything = {
  edit: true,
  publish: true,
  revert: true,
  delete: true,
  move: true,
  manage: true,
  createBelow: true,
};
/** What administrators alone may do. */
const editorsOnly = { delete: false, move: false, manage: false, createBelow: false };
const reading: PageMenuSituation = {
  kind: "page",
  isEditing: false,
  isDeleted: false,
  isPublished: true,
  isPinned: false,
  isSubscribed: false,
  mayFind: false,
  isShowingAuthors: false,
  can: everything,
};
const editing: PageMenuSituation = {
  ...reading,
  isEditing: true,
  isShowingAuthors: null,
};

interface Row {
  readonly who: string;
  readonly where: PageMenuSituation;
  readonly entries: readonly PageMenuEntry[];
  readonly because: string;
}

const rows: readonly Row[] = [
  {
    who: "an administrator who reads",
    where: reading,
    entries: [
      "pin-page",
      "subscribe",
      "version-history",
      "show-authors",
      "copy-markdown",
      "manage-permissions",
      "set-icon",
      "new-page-below",
      "move-page",
      "duplicate-page",
      "save-template",
      "delete-page",
    ],
    because: "the page, not a draft, is on screen",
  },
  {
    who: "a member who pinned the page and subscribed to it",
    where: {
      ...reading,
      isPinned: true,
      isSubscribed: true,
      can: { ...everything, ...editorsOnly },
    },
    entries: [
      "unpin-page",
      "unsubscribe",
      "version-history",
      "show-authors",
      "copy-markdown",
      "set-icon",
      "duplicate-page",
      "save-template",
    ],
    because: "what is set is taken back by the same place",
  },
  {
    who: "a member who reads",
    where: { ...reading, can: { ...everything, ...editorsOnly } },
    entries: [
      "pin-page",
      "subscribe",
      "version-history",
      "show-authors",
      "copy-markdown",
      "set-icon",
      "duplicate-page",
      "save-template",
    ],
    because: "the server allows only what members may do",
  },
  {
    who: "an administrator who edits",
    where: editing,
    entries: [
      "pin-page",
      "subscribe",
      "publish-draft",
      "version-history",
      "set-icon",
      "create-page-from-draft",
      "save-template",
      "delete-draft",
    ],
    because: "in edit mode it is the draft that is published, copied and deleted",
  },
  {
    who: "a writer at the editor",
    where: { ...editing, mayFind: true, can: { ...everything, publish: false } },
    entries: [
      "pin-page",
      "subscribe",
      "version-history",
      "find-in-page",
      "set-icon",
      "create-page-from-draft",
      "save-template",
      "delete-draft",
    ],
    because: "the editor searches its text",
  },
  {
    who: "a member who edits",
    where: { ...editing, can: { ...everything, ...editorsOnly } },
    entries: [
      "pin-page",
      "subscribe",
      "publish-draft",
      "version-history",
      "set-icon",
      "create-page-from-draft",
      "save-template",
      "delete-draft",
    ],
    because: "the draft is their own",
  },
  {
    who: "a writer who may no longer publish",
    where: { ...editing, can: { ...everything, publish: false } },
    entries: [
      "pin-page",
      "subscribe",
      "version-history",
      "set-icon",
      "create-page-from-draft",
      "save-template",
      "delete-draft",
    ],
    because: "their draft stays theirs",
  },
  {
    who: "the writer of a page never published",
    where: { ...editing, isPublished: false },
    entries: [
      "pin-page",
      "subscribe",
      "publish-draft",
      "version-history",
      "manage-permissions",
      "set-icon",
      "create-page-from-draft",
      "save-template",
      "delete-draft",
    ],
    because:
      "such a page is only a draft, goes with it, and can be shown to others before it is published",
  },
  {
    who: "an administrator who reads a deleted page",
    where: { ...reading, isDeleted: true, can: { ...everything, createBelow: false } },
    entries: [
      "pin-page",
      "subscribe",
      "version-history",
      "show-authors",
      "copy-markdown",
      "manage-permissions",
      "duplicate-page",
      "restore-page",
    ],
    because: "what is deleted is neither moved nor deleted again",
  },
  {
    who: "a member who reads a deleted page",
    where: {
      ...reading,
      isDeleted: true,
      can: { ...everything, ...editorsOnly },
    },
    entries: [
      "pin-page",
      "subscribe",
      "version-history",
      "show-authors",
      "copy-markdown",
      "duplicate-page",
    ],
    because: "only who may delete may restore",
  },
  {
    who: "an administrator who edits a draft of a deleted page",
    where: { ...editing, isDeleted: true },
    entries: [
      "pin-page",
      "subscribe",
      "version-history",
      "create-page-from-draft",
      "view-deleted-page",
      "restore-page",
      "delete-draft",
    ],
    because: "a deleted page takes no new version, but it can be looked at",
  },
  {
    who: "the writer of a deleted page never published",
    where: { ...editing, isDeleted: true, isPublished: false },
    entries: [
      "pin-page",
      "subscribe",
      "version-history",
      "manage-permissions",
      "create-page-from-draft",
      "restore-page",
      "delete-draft",
    ],
    because: "there is nothing to view but the draft",
  },
];

test.each(rows)("$who is offered what applies, because $because", ({ where, entries }) => {
  expect(pageMenuEntries(where).flat()).toEqual(entries);
});

test("a template is saved as none again", () => {
  expect(pageMenuEntries({ ...reading, kind: "template" }).flat()).not.toContain("save-template");
});

test("the entries name what they are for", () => {
  const labels = (kind: PageMenuSituation["kind"]) =>
    (
      ["pin-page", "subscribe", "set-icon", "move-page", "duplicate-page", "delete-page"] as const
    ).map((entry) => pageMenuItem(entry, kind).label);
  expect(labels("page")).toEqual([
    "Pin page",
    "Subscribe to Page",
    "Page icon",
    "Move page",
    "Duplicate page",
    "Delete page",
  ]);
  expect(labels("snippet")).toEqual([
    "Pin snippet",
    "Subscribe to snippet",
    "Icon",
    "Move snippet",
    "Duplicate snippet",
    "Delete snippet",
  ]);
  expect(pageMenuItem("version-history", "template").label).toBe("Version history");
});

test("groups without an entry leave no gap", () => {
  const nothing = { edit: false, publish: false, revert: false };
  const can = { ...nothing, ...editorsOnly };
  for (const { where } of rows) {
    expect(pageMenuEntries({ ...where, can }).every((group) => group.length > 0)).toBe(true);
  }
});
