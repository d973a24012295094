/** The texts of the list of templates. */
export const messages = {
  title: "Templates",
  intro:
    "New pages can begin with a template. Five come with the product; the others are your own. {{title}}, {{date}} and {{author}} in a template stand for what they say, and {{cursor}} is where one begins to write.",
  empty: "No templates of your own yet",
  emptyHint: "Open a page, and choose “Save as template” in its menu.",
  notEdited: (reason: string) => `The template could not be opened for editing. ${reason}`,
  offered: {
    begun: {
      done: (title: string) => `“${title}” is offered in every workspace`,
      undone: (title: string) => `“${title}” is offered in its own workspace only`,
      notUndone: "The template is still offered everywhere.",
      failed: (reason: string) => `The template is not offered. ${reason}`,
    },
    ended: {
      done: (title: string) => `“${title}” is offered in its own workspace only`,
      undone: (title: string) => `“${title}” is offered in every workspace`,
      notUndone: "The template is offered in its own workspace only.",
      failed: (reason: string) => `The template is still offered everywhere. ${reason}`,
    },
  },
  deleted: {
    done: (title: string) => `“${title}” was deleted`,
    undone: (title: string) => `“${title}” was restored`,
    notUndone: "The template was not restored.",
    failed: (reason: string) => `The template was not deleted. ${reason}`,
  },
};
