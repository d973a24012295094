/** The id of a screen's `<main>`; the server's first paint names it too. */
export const contentId = "content";
