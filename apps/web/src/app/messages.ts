/** The texts of the frame around the screens. */
export const messages = {
  offline: "Offline. Other people's changes appear when you are back online.",
  switchingOrganization: "Switching organization…",
  sidebar: {
    managePins: "Manage Pins",
    dismiss: "Dismiss",
    notPinned: (what: string, reason: string) => `The ${what} was not pinned. ${reason}`,
    notUnpinned: (what: string, reason: string) => `The ${what} was not unpinned. ${reason}`,
  },
};
