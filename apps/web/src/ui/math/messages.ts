/** The texts of drawn formulas. */
export const messages = {
  /** The name of the box of a formula, in which a long one scrolls. */
  formula: "Formula",
  /** Below the source of a formula that is not drawn. */
  notDrawn: (reason: string) => `This formula cannot be shown. ${reason}`,
  tooLong: (characters: number) => `It has more than ${characters} characters.`,
  tooDeep: "Its parts are nested too deeply.",
  tooLarge: "It is too large.",
  tooSlow: "It takes too long to draw.",
};
