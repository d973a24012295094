/** The texts of choosing a template for a new page. */
export const messages = {
  label: "Start with",
  blank: "Blank page",
  blankEffect: "Nothing on it yet",
  title: "Title",
  from: {
    workspace: "From this workspace",
    organization: "Offered in every workspace",
  },
  isDefault: "Default of this workspace",
  reading: "The templates are being loaded.",
  notLoaded: (why: string) => `The templates could not be loaded. ${why}`,
  preview: (name: string) => `Preview: ${name}`,
  blankPreview: "A blank page",
  manage: "Manage templates",
};
