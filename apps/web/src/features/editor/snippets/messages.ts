/** The texts at a snippet in the editor. */
export const messages = {
  group: "Snippet",
  edit: "Edit snippet",
  notOpened: (reason: string) => `The snippet was not opened. ${reason}`,
  pin: "Pin to this version",
  follow: "Follow the published version",
  detach: "Detach: make it normal text",
  remove: "Remove snippet",
  newer: "Newer version available",
  compare: "Compare",
  update: "Update",
};
