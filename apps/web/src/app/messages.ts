/** The texts of the frame around the screens. */
export const messages = {
  offline: "Offline. Other people's changes appear when you are back online.",
  switchingOrganization: "Switching organization…",
  /** They were removed from an organization, or it was deleted. */
  moved: (from: string, to: string) => `You are no longer in ${from}. This is ${to}.`,
  sidebar: {
    managePins: "Manage Pins",
    dismiss: "Dismiss",
    notPinned: (what: string, reason: string) => `The ${what} was not pinned. ${reason}`,
    notUnpinned: (what: string, reason: string) => `The ${what} was not unpinned. ${reason}`,
  },
};
