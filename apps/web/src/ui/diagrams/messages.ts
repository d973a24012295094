/** The texts of drawn diagrams. */
export const messages = {
  /** The name of a diagram whose source says nothing about it. */
  diagram: "Diagram",
  /** Below the source of a diagram that is not drawn. */
  notDrawn: (reason: string) => `This diagram cannot be shown. ${reason}`,
  /** @param near what stands where reading ended; may be empty */
  notRead: (line: number, near: string) =>
    near === ""
      ? `There is a mistake in line ${line}.`
      : `There is a mistake in line ${line}, at “${near}”.`,
  unknownType:
    "The first line must name a type of diagram, such as flowchart LR or sequenceDiagram.",
  tooLong: (characters: number) => `It has more than ${characters} characters.`,
  tooManyEdges: (edges: number) => `It has more than ${edges} lines between its parts.`,
  tooDeep: "Its parts are nested too deeply.",
  tooLarge: "It is too large.",
  tooSlow: "It takes too long to draw.",
  incomplete: "Something is missing in it, or wrong.",
  nothing: "There is nothing to draw.",
};
