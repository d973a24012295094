/** The longest draft notes, in UTF-16 units. */
export const draftNotesMaxCharacters = 20_000;
