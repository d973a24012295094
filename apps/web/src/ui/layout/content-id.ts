/** The id of a screen's `<main>`. The server's first HTML uses it too. */
export const contentId = "content";
