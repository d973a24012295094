/** The texts about a page or workspace that several features show. */
export const messages = {
  kinds: { page: "Page", template: "Template", snippet: "Snippet", workspace: "Workspace" },
  drafts: { page: "Draft", template: "Draft of a template", snippet: "Draft of a snippet" },
  unread: "Changed since you read it",
  deletedTitle: (title: string) => `(Deleted) ${title}`,
  accessUnchanged: "Nobody else's access changes.",
  losing: (people: string, what: string, names: string) =>
    `${people} will no longer see this ${what}: ${names}.`,
  gaining: (people: string, what: string, names: string) =>
    `${people} will begin to see this ${what}: ${names}.`,
  people: (count: number) => (count === 1 ? "1 person" : `${count} people`),
  others: (count: number) => `${count} others`,
  /** Below a list of the first pages. */
  more: (count: number) => `and ${count} more`,
  usedOn: (count: number) => (count === 1 ? "Used on 1 page" : `Used on ${count} pages`),
  /** Before an excerpt of a snippet that a page shows. */
  fromSnippet: (title: string) => `From the snippet '${title}'`,
  nameless: "someone without a name",
};
