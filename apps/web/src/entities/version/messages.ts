/** The texts about a version that several features show. */
export const messages = {
  withWordsOf: (publisher: string, others: string) => `${publisher}, with words of ${others}`,
};
