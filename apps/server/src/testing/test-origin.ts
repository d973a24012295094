/** The public origin of servers in tests. */
export const origin = "http://stemma.test";
