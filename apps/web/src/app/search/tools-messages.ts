/** The texts of what narrows a search. */
export const messages = {
  title: "Search",
  operators: {
    label: "In a search",
    list: [
      { typed: '"two words"', means: "side by side" },
      { typed: "-word", means: "not on the page" },
      { typed: "in:workspace", means: "in it" },
      { typed: "by:name", means: "or by:me, published by them" },
    ],
  },
  commands: {
    mine: "Search my pages only",
    everybody: "Search everybody's pages",
    deleted: "Search deleted pages",
    kept: "Leave deleted pages",
    clear: "Clear filters",
  },
};
