/** The texts of the choice of one workspace among many. */
export const messages = {
  hint: "Type to find a workspace",
  noMatch: "No workspace has that in its name.",
  onlySome: (drawn: number, found: number) =>
    `Only ${drawn} of ${found} are shown. Type to narrow them.`,
};
