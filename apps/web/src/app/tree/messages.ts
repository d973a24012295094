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
  notPlaced: (why: string) => `The workspace was not moved. ${why}`,
  mute: "Mute",
  muteHint: "Shown below “More”, and not on Home. It still notifies you.",
  unmute: "Unmute",
  muted: {
    done: (name: string) => `${name} is muted. It still notifies you.`,
    undone: (name: string) => `${name} is not muted any more.`,
    not: (name: string, why: string) => `${name} was not muted. ${why}`,
    notUndone: (name: string) => `${name} is still muted.`,
  },
  unmuted: {
    done: (name: string) => `${name} is not muted any more.`,
    undone: (name: string) => `${name} is muted again.`,
    not: (name: string, why: string) => `${name} is still muted. ${why}`,
    notUndone: (name: string) => `${name} could not be muted again.`,
  },
} as const;
