/** The texts of the tree of pages in the sidebar. */
export const messages = {
  workspaces: "Workspaces",
  noWorkspaces: "There are no workspaces yet.",
  more: "More",
  noPages: "No pages yet",
  loading: "Loading…",
  neverPublished: "(never published)",
  notRead: (why: string) => `The pages could not be read. ${why}`,
  instructions:
    "Arrow keys go through the tree. Alt with an arrow key moves a page: up, down, into the page before it, or out of the page above it; and a workspace up or down. The Tab key leads to the buttons of the row.",
  moved: (title: string, above: string) => `${title} was moved. It is now in ${above}.`,
  placed: (name: string, before: string | undefined) =>
    before === undefined
      ? `${name} was moved. It is now the first workspace.`
      : `${name} was moved. It is now after ${before}.`,
  nowhere: (title: string) => `${title} can't go further that way.`,
} as const;
