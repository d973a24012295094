/** The texts around the tree of pages in the sidebar. */
export const messages = {
  newPageIn: (title: string) => `New page in ${title}`,
  newPageBelow: (title: string) => `New page below ${title}`,
  notCreated: (why: string) => `The page was not created. ${why}`,
  notMoved: (title: string, why: string) => `${title} was not moved. ${why}`,
  moved: (title: string) => `${title} was moved.`,
  movedBack: (title: string) => `${title} is back in its place.`,
  notMovedBack: "The page could not be moved back.",
  question: (title: string) => `Move ${title} there?`,
  move: "Move",
  cancel: "Cancel",
} as const;
