/** The texts of the dialogs that give a page an icon, delete, move and copy it: in their chunks, because no first visit needs them. */
export const messages = {
  cancel: "Cancel",
  pageIcon: {
    title: "Page icon",
    explanation:
      "It stands above the title and in lists, at once and for everybody who may see the page.",
  },
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
    below: {
      question: (count: number) =>
        count === 1
          ? "There is 1 page below this one. What should happen to it?"
          : `There are ${count} pages below this one. What should happen to them?`,
      delete: (count: number) =>
        count === 1 ? "Delete the page below it too" : `Delete the ${count} pages below it too`,
      moveUp: (count: number) => (count === 1 ? "Move it up" : "Move them up"),
      deleteEffect: "Restoring this page brings back what was deleted with it.",
      moveUpEffect: "To the place of this page, in the same order.",
      kept: "Some of these pages aren't yours to delete. You can only move them up.",
      notDeleted:
        "Some pages below this one aren't yours to delete, so nothing was deleted. You can move them up instead.",
    },
  },
  movePage: {
    title: "Move page",
    move: "Move",
    moving: "Moving page…",
    from: (workspaceName: string) =>
      `This page is in “${workspaceName}”. Its versions and drafts, and all pages below it, move with it.`,
    above: "Page above",
    top: "At the top of the workspace",
    findAbove: "Find a page by its title",
    searching: "Searching…",
    noMatch: "No page found",
    notFound: (reason: string) => `The pages could not be found. ${reason}`,
    checking: "Checking who will see it there…",
    checkFailed: (reason: string) =>
      `We can't check who will see the page there, so it can't be moved yet. ${reason}`,
    failed: (reason: string) => `The page was not moved. ${reason}`,
  },
  newPageBelow: {
    creating: "Adding page…",
    failed: (reason: string) => `The page was not created. ${reason}`,
  },
  copyPage: {
    copying: "Adding page…",
    copyingTogether: "Adding pages…",
    failed: (reason: string) => `The page was not created. ${reason}`,
    below: {
      label: (count: number) =>
        count === 1 ? "With the page below it" : `With the ${count} pages below it`,
      effect: (count: number) =>
        count === 1
          ? "It becomes a draft of yours too. Links between the two pages lead to the new ones."
          : "Each becomes a draft of yours. Links between these pages lead to the new ones.",
      tooMany: (count: number, most: number) =>
        `There are ${count} pages below this one. At most ${most} pages can be duplicated together, so they stay out of it.`,
      notCounted: (reason: string) => `We can't see whether there are pages below it. ${reason}`,
    },
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
