/** The texts of the search results. */
export const messages = {
  kinds: { page: "Page", draft: "Draft", workspace: "Workspace" },
  lastUpdated: (time: string) => `Last updated ${time}`,
  results: "Search Results",
  resultsInText: "In the text of pages",
  resultCount: (count: number) => `${count} ${count === 1 ? "result" : "results"}`,
  noMatches: "No matches.",
  noMatchesHint:
    "Titles and names match anywhere in a word. Text matches whole words; only your last word may be unfinished.",
  failed: (why: string) => `The search did not work. ${why}`,
};
