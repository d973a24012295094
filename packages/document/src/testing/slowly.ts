/** For tests of thousands of generated cases, which are slow on a busy machine. */
export const slowly = { timeout: 900_000 };
