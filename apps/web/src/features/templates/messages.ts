/** The texts of the rows of templates. */
export const messages = {
  kind: "Template",
  changed: (name: string, when: string) => `${name}, ${when}`,
  everywhere: (workspace: string) => `${workspace} · offered in every workspace`,
  unpublished: (workspace: string) => `${workspace} · never published`,
  actions: (title: string) => `Actions on “${title}”`,
  edit: "Edit",
  offer: "Offer in every workspace",
  stopOffering: "Offer in its own workspace only",
  delete: "Delete",
};
