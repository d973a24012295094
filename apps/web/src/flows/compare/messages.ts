/** The texts of the comparison. */
export const messages = {
  heading: "Compare",
  documentTitle: (pageTitle: string) => `${pageTitle} (Compare)`,
  close: "Close comparison",
  loadFailed: (why: string) => `The versions could not be loaded. ${why}`,
  compareFailed: "These two texts could not be compared.",
  tryAgain: "Try again",
  missingVersion: {
    title: "This page has no such version",
    hint: "Choose two of its versions above, or a version and your draft.",
  },
  sides: {
    before: "Before",
    after: "After",
    choose: "Choose a version",
    swap: "Swap the sides",
    draft: "Your draft",
    published: (version: string) => `Published: ${version}`,
  },
  layout: { label: "Layout", sideBySide: "Side by side", inline: "Inline" },
  readAsText: "Read as text",
  changes: "Changes",
  changesInPage: "Changes in the page",
  changesAsText: "Changes as text",
  change: (position: number | null, count: number) => `Change ${position ?? "–"} of ${count}`,
  currentChange: (position: number, count: number, text: string) =>
    `Change ${position} of ${count}. ${text}`,
  commands: {
    group: "This comparison",
    next: "Next change",
    previous: "Previous change",
    sideBySide: "Compare side by side",
    inline: "Compare inline",
    showChanges: "Show changes",
  },
  previousChange: "Previous change (P, K or Alt+↑)",
  nextChange: "Next change (N, J or Alt+↓)",
  summary: {
    sentence: (summary: string) => `${summary}.`,
    withOtherTitle: (summary: string) => `${summary}, and a different title`,
    onlyOtherTitle: "The title is different; the text is the same",
    titleChange: (before: string, after: string) => `Title: “${before}” before, “${after}” after`,
  },
  showUnchanged: (paragraphs: number) => `Show ${paragraphs} unchanged paragraphs`,
  timeLimit: {
    reached: (paragraphs: number) =>
      paragraphs === 1
        ? "Comparing word by word took too long. One paragraph shows its full old and new text."
        : `Comparing word by word took too long. ${paragraphs} paragraphs show their full old and new text.`,
    takeMoreTime: "Take more time",
  },
};
