/** The texts of saving a page as a template, in its own chunk. */
export const messages = {
  title: "Save as template",
  explanation:
    "New pages can begin with a copy of this text. The page stays as it is, and later changes to it do not change the template.",
  variables:
    "In its name and text, {{title}}, {{date}} and {{author}} are filled in on each new page, and {{cursor}} is where one begins to write.",
  name: "Name",
  isOffered: "Offer it in every workspace, to everyone in the organization",
  save: "Save",
  saving: "Saving template…",
  failed: (reason: string) => `The template was not saved. ${reason}`,
  notSaved: "The template was not saved.",
  done: "Template saved",
  open: "Open template",
};
