/** The most rows one answer holds, and the most ids of one of its arrays. Docs: decision 18. */
export const answeredMax = 500;
