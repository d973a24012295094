/** The texts that say how a draft and the version published since meet. */
export const messages = {
  staleness: {
    nothingChanged: "you changed nothing yet",
    noneTouches: (changes: number) =>
      changes === 1
        ? "your 1 change touches no paragraph they changed"
        : `none of your ${changes} changes touches a paragraph they changed`,
    someTouch: (touching: number, changes: number) => {
      if (changes === 1) return "your 1 change touches the same paragraph";
      return touching === 1
        ? `1 of your ${changes} changes touches the same paragraph`
        : `${touching} of your ${changes} changes touch the same paragraphs`;
    },
  },
};
