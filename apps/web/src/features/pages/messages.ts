/** The texts of reading a page, of its menu, and of deleting, moving and copying it. */
export const messages = {
  menu: {
    label: "Page menu",
    pin: "Pin page",
    unpin: "Unpin page",
    subscribe: "Subscribe to Page",
    unsubscribe: "Unsubscribe from page",
    publishDraft: "Publish draft",
    find: "Find and replace",
    versionHistory: "Version history",
    showAuthors: "Show authors",
    hideAuthors: "Hide authors",
    copyMarkdown: "Copy as Markdown",
    managePermissions: "Manage permissions",
    icon: "Page icon",
    move: "Move page",
    duplicate: "Duplicate page",
    createFromDraft: "Create page from draft",
    viewDeleted: "View deleted page",
    restore: "Restore deleted page",
    delete: "Delete page",
    deleteDraft: "Delete draft",
  },
  pageIcon: {
    title: "Page icon",
    explanation:
      "It stands above the title and in lists, at once and for everybody who may see the page.",
  },
  marks: {
    pinned: "Pinned",
    unpin: "Pinned: unpin page",
    subscribed: "Subscribed",
    unsubscribe: "Subscribed: unsubscribe from page",
  },
  toggle: {
    edit: "Edit",
    draftAvailable: "Draft Available",
    editing: "Editing",
    yourDraft: "Your draft",
    turnOn: "Turn on editing",
    turnOff: "Turn off editing",
    readDraft: "Read your draft",
    backToPage: "Back to the page",
  },
  editBar: {
    label: "Draft",
    editingMode: "Editing Mode",
    addFiles: "Add pictures or files",
    publish: "Publish",
  },
  flags: { draft: "Draft", archived: "Archived Version", deleted: "Deleted" },
  flagInPath: (label: string) => ` (${label})`,
  publishedAs: (title: string) => `published as “${title}”`,
  titleField: "Page title",
  openHistory: "Version history",
  revertedBy: (name: string) => `Reverted by ${name},`,
  archived: {
    pill: "Archived Version",
    isPublished: "This is the published version.",
    viewLatest: "View Latest",
    compare: "Compare with latest",
  },
  deleted: {
    pill: "Deleted Page",
    tooltip: (way: string) => `This page is deleted. To publish your draft, ${way}.`,
    when: (time: string) => `Deleted ${time}.`,
    draft: (way: string) => `To publish your draft, ${way}.`,
    restoreFirst: "restore the page first",
    othersRestoreFirst: "ask somebody who manages the page to restore it first",
  },
  length: {
    words: (count: number) => (count === 1 ? "1 word" : `${count.toLocaleString("en")} words`),
    toRead: (words: string, minutes: number) =>
      minutes === 1 ? `${words}, 1 minute to read` : `${words}, ${minutes} minutes to read`,
  },
  newVersion: {
    show: "Show it",
    you: "you",
    by: (name: string) => ` by ${name}`,
    published: (by: string) => `A new version was published${by}.`,
    reverted: (by: string) => `The page was reverted to an earlier version${by}.`,
  },
  cancel: "Cancel",
  workspace: {
    label: "Workspace",
    choose: "Choose a workspace",
    loading: "Loading…",
    noOther: "No other workspace that you administer",
    none: "No workspace to create pages in",
  },
  deletePage: {
    title: "Delete page",
    delete: "Delete",
    deleting: "Deleting page…",
    neverPublished: (title: string) =>
      `“${title}” was never published, so it is deleted forever, with its draft. If somebody else has a draft of it, it is kept and can be restored.`,
    published: (title: string) =>
      `“${title}” will be marked as deleted. Its versions are kept, and you can restore it from the page's menu.`,
    outdated:
      "Somebody published another version of this page meanwhile, so nothing was deleted. Refresh to see it, then decide again.",
    refresh: "Refresh",
  },
  deleteDraft: {
    title: "Delete draft",
    delete: "Delete",
    deleting: "Deleting draft…",
    published: (title: string) =>
      `The published page “${title}” stays as it is. The changes and notes in your draft are deleted forever.`,
    neverPublished: (title: string) =>
      `“${title}” was never published: the page is deleted forever with your draft, unless somebody else has a draft of it.`,
    failed: (reason: string) => `The draft was not deleted. ${reason}`,
  },
  movePage: {
    title: "Move page",
    move: "Move",
    moving: "Moving page…",
    from: (workspaceName: string) =>
      `This page is in “${workspaceName}”. Its versions and drafts move with it.`,
    checking: "Checking who will see it there…",
    checkFailed: (reason: string) =>
      `We can't check who will see the page there, so it can't be moved yet. ${reason}`,
    failed: (reason: string) => `The page was not moved. ${reason}`,
  },
  copyPage: {
    copying: "Adding page…",
    failed: (reason: string) => `The page was not created. ${reason}`,
    published: {
      title: "Duplicate page",
      explanation:
        "A new page with the same text, as a draft that only you see until you publish it. This page stays as it is.",
      copy: "Duplicate",
    },
    draft: {
      title: "Create page from draft",
      explanation:
        "A new page with the title and text of your draft, as a draft that only you see until you publish it. This draft stays as it is.",
      copy: "Create",
    },
  },
};
