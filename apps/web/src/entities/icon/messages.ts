/** The texts of choosing an icon. */
export const messages = {
  choices: "Icons",
  search: "Search emoji",
  none: "No emoji found",
  remove: "Remove",
  cancel: "Cancel",
  failed: (reason: string) => `The icon was not saved. ${reason}`,
  /** The emoji were not loaded. */
  notLoaded: "The emoji could not be loaded. Close this and try again.",
};
