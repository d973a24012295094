/** The texts of drafts: their list, notes, save state, and conflicts. */
export const messages = {
  outdated: "Outdated",
  lastUpdated: (time: string) => `Last updated ${time}`,
  deleteDraft: (pageTitle: string) => `Delete draft ‘${pageTitle}’`,
  notes: {
    title: "Draft notes",
    visibility: "only visible to you",
    label: "Draft notes, only visible to you",
    placeholder: "What you still want to check, ask or remember",
  },
  status: {
    saving: "Saving…",
    saved: "Saved",
    unsaved: "Unsaved",
    publishing: "Publishing draft…",
    noLocalCopy: "Unsaved — this browser keeps no copy",
    conflict: (where: string) => `Changed somewhere else — ${where}`,
    offline: (where: string) => `Offline — ${where}`,
    failed: (where: string) => `The server could not save — ${where}`,
    refused: (where: string) => `Not saved — ${where}`,
    signedOut: (where: string) => `Signed out — ${where}`,
    gone: "This draft is gone",
    goneWithText: (where: string) => `This draft is gone — ${where}`,
    onDevice: "kept on this device",
    onlyInTab: "only in this tab, keep it open",
    onServer: "all is saved",
  },
  trouble: {
    onDevice: "What you wrote is kept on this device.",
    onlyInTab: "What you wrote is only in this tab: keep it open.",
    tryAgain: "Try again",
    signIn: "Sign in",
    restore: "Put it into a new draft",
    failed: (reason: string, where: string) =>
      `${reason} ${where} Saving is tried again automatically.`,
    signedOut: (where: string) => `You are signed out. ${where} Sign in again to save it.`,
    signedOutSaved: "You are signed out. What you wrote is saved. Sign in again to go on.",
    gone: (where: string) => `This draft was published or deleted somewhere else. ${where}`,
  },
  /** Why an action did not happen: the draft's latest text could not be saved. */
  notSaved: {
    outcome: (outcome: string) => `${outcome}, and what you wrote is kept.`,
    conflict: (outcome: string) =>
      `This draft was also changed somewhere else. ${outcome} Close this and choose between the two texts first.`,
    signedOut: (outcome: string) => `You are signed out. ${outcome} Sign in, then try again.`,
    gone: (outcome: string) => `This draft was published or deleted somewhere else. ${outcome}`,
    offline: (outcome: string) =>
      `The server can't be reached. ${outcome} Try again when you are back online.`,
  },
  /** Why the server does not store a text. */
  refusal: {
    shorten: "Shorten it to save it.",
    tooLarge: "This text is too long for a page. Shorten it to save it.",
    invalid: "The server can't store this text.",
  },
  conflict: {
    title: "This draft was also changed somewhere else",
    explanation:
      "Another tab or device of yours saved this draft while you were writing here. Both texts are kept until you choose.",
    mine: "Yours, on this device",
    theirs: (time: string) => `Saved somewhere else, ${time}`,
    notes: (notes: string) => `Draft notes: ${notes}`,
    /** The heading that keeping both writes into the text. */
    ownTextHeading: "From this device",
    keepBothHint: (heading: string) =>
      `“Keep both” merges the two texts: where both were changed, both changes stand, the other one first. What has no place there follows at the end, under the heading “${heading}”.`,
    keepMine: "Keep mine",
    keepTheirs: "Keep the other",
    joining: "Joining both texts…",
    keepBoth: "Keep both",
  },
  orphanedText: {
    explanation:
      "This device still has a text that you wrote for this page and that was never saved. Its draft no longer exists.",
    explanationReadOnly:
      "This device still has a text that you wrote for this page and that was never saved. Its draft no longer exists, and you may no longer edit the page.",
    excerpt: (time: string, excerpt: string) => `Written ${time}: “${excerpt}”`,
    restore: "Put it into a draft",
    discard: "Throw away",
    discardQuestion: "Throw this text away?",
    discardConsequence: "There is no other copy, so it cannot be brought back.",
    keep: "Keep it",
  },
};
