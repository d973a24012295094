/** The most rows in one answer, and the most ids in one array of an answer. Docs: decision 18. */
export const rowsPerAnswerMax = 500;
