/** The texts of taking passages from an earlier version into the draft. */
export const messages = {
  open: "Take passages",
  title: "Take passages",
  explanation: (subjectLine: string) =>
    `Choose what to copy from “${subjectLine}” into your draft. Each passage goes where it was.`,
  states: {
    missing: "Not in your draft",
    otherWords: "Worded differently in your draft",
    otherFormat: "Formatted differently in your draft",
  },
  chooseAll: "Choose all",
  chooseNone: "Choose none",
  keepMine: "Keep my wording too, below the passage",
  take: (passages: number) => {
    if (passages === 0) return "Take";
    return passages === 1 ? "Take 1 passage" : `Take ${passages} passages`;
  },
  chooseFirst: "Choose a passage first.",
  cancel: "Cancel",
  nothing: {
    title: "Nothing to take",
    hint: (subjectLine: string) => `Your draft already has every passage of “${subjectLine}”.`,
  },
  notCompared: "The version could not be compared with your draft.",
  tryAgain: "Try again",
  notLoaded: (why: string) => `The version could not be loaded. ${why}`,
  notOpened: (why: string) => `Your draft could not be opened. ${why}`,
};
