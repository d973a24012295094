/** The texts of failed calls, days and themes. */
export const messages = {
  failures: {
    unreachable: "The server can't be reached. Check your connection and try again.",
    unexpected: "Something went wrong on the server. Please try again.",
    unexpectedWithId: (errorId: string) =>
      `Something went wrong on the server (error ${errorId}). Please try again.`,
  },
  today: "today",
  themes: { system: "System", light: "Light", dark: "Dark" },
};
