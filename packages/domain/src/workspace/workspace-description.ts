/** The most UTF-16 code units of a workspace's description: what fits in one line below its name. */
export const descriptionMaxCharacters = 200;
