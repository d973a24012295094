/** The texts of a workspace's tree on its screen. */
export const messages = {
  allPages: "All pages",
  loading: "Loading…",
  notRead: (why: string) => `The pages could not be read. ${why}`,
  changed: (name: string, time: string) => `${name} · ${time}`,
  neverPublished: "Not published yet",
  instructions: "Arrow keys go through the tree, and open and close what is below a page.",
  moreBelow: (title: string) => `Load more pages below ${title}`,
} as const;
