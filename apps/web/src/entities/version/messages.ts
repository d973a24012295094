/** The texts about a version that several features show. */
export const messages = {
  undo: "Undo this version",
  /** A version in a list to choose from. */
  label: (subjectLine: string, publisher: string, date: string) =>
    `“${subjectLine}”, ${publisher}, ${date}`,
  withWordsOf: (publisher: string, others: string) => `${publisher}, with words of ${others}`,
};
