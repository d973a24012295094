/**
 * The texts of the dialogs that give a page an icon, delete, move and copy it: in their chunks, because no first visit needs them. `what` is the
 * kind: 'page', 'template' or 'snippet'.
 */
export const messages = {
  cancel: "Cancel",
  pageIcon: {
    title: (what: string) => (what === "page" ? "Page icon" : "Icon"),
    explanation: (what: string) =>
      `It stands above the title and in lists, at once and for everybody who may see the ${what}.`,
  },
  workspace: {
    noOther: "No other workspace that you administer",
    none: "No workspace to create pages in",
  },
  deletePage: {
    title: (what: string) => `Delete ${what}`,
    delete: "Delete",
    deleting: (what: string) => `Deleting ${what}…`,
    neverPublished: (title: string) =>
      `“${title}” was never published, so it is deleted forever, with its draft. If somebody else has a draft of it, it is kept and can be restored.`,
    published: (title: string, what: string) =>
      `“${title}” will be marked as deleted. Its versions are kept, and you can restore it from the ${what}'s menu.`,
    outdated: (what: string) =>
      `Somebody published another version of this ${what} meanwhile, so nothing was deleted. Refresh to see it, then decide again.`,
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
    title: (what: string) => `Move ${what}`,
    move: "Move",
    moving: (what: string) => `Moving ${what}…`,
    from: (workspaceName: string, what: string) =>
      what === "page"
        ? `This page is in “${workspaceName}”. Its versions and drafts, and all pages below it, move with it.`
        : `This ${what} is in “${workspaceName}”. Its versions and drafts move with it.`,
    above: "Page above",
    top: "At the top of the workspace",
    findAbove: "Find a page by its title",
    searching: "Searching…",
    noMatch: "No page found",
    notFound: (reason: string) => `The pages could not be found. ${reason}`,
    checking: "Checking who will see it there…",
    checkFailed: (reason: string) =>
      `We can't check who will see it there, so it can't be moved yet. ${reason}`,
    failed: (reason: string, what: string) => `The ${what} was not moved. ${reason}`,
  },
  newPageBelow: {
    creating: "Adding page…",
    failed: (reason: string) => `The page was not created. ${reason}`,
  },
  copyPage: {
    copying: (what: string) => `Adding ${what}…`,
    copyingTogether: () => "Adding pages…",
    failed: (reason: string, what: string) => `The ${what} was not created. ${reason}`,
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
      title: (what: string) => `Duplicate ${what}`,
      explanation: (what: string) =>
        `A new ${what} with the same text, as a draft that only you see until you publish it. This ${what} stays as it is.`,
      copy: "Duplicate",
    },
    draft: {
      title: (what: string) => `Create ${what} from draft`,
      explanation: (what: string) =>
        `A new ${what} with the title and text of your draft, as a draft that only you see until you publish it. This draft stays as it is.`,
      copy: "Create",
    },
  },
};
