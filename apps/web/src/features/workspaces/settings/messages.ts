/** The texts of a workspace's settings, besides its name. */
export const messages = {
  switches: {
    editorsCreatePages: {
      label: "Editors may create pages",
      hint: "Otherwise only the workspace's admins create pages in it, and move pages to it.",
    },
    publishesChecks: {
      label: "Publish ticked boxes at once",
      hint: "Each box that somebody ticks while reading makes a new version, and subscribers are told. Otherwise the tick goes to that person's draft.",
    },
  },
  defaultTemplate: {
    label: "New pages start with",
    hint: "Whoever makes a page can still choose a blank page or another template.",
    blank: "Blank page",
    loading: "Loading…",
  },
  notChanged: (reason: string) => `The setting was not changed. ${reason}`,

  description: "Description",
  descriptionHint: "One line below the name: what the workspace is for.",
  notDescribed: (reason: string) => `The description was not saved. ${reason}`,
  icon: "Icon",
  chooseIcon: "Choose icon",
  changeIcon: (icon: string) => `Change icon ${icon}`,
  iconTitle: "Workspace icon",
  iconExplanation: "It stands before the workspace's name, at once and for everybody who sees it.",

  deletion: {
    trash: "Trash",
    note: "Delete this workspace with all its pages",
    delete: "Delete workspace",
    question: (name: string) => `Delete “${name}” with all its pages?`,
    consequence: (days: number) =>
      `Nobody sees it any more. Its admins can restore it from the trash for ${days} days; then it is gone, with its pages and all drafts of them.`,
    cancel: "Cancel",
    deleting: "Deleting workspace…",
    failed: (reason: string) => `The workspace was not deleted. ${reason}`,
    done: (name: string) => `“${name}” was deleted.`,
    undo: "Undo",
    notRestored: (name: string, reason: string) => `“${name}” was not restored. ${reason}`,
  },
};
