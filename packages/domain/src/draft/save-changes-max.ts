/** The largest save of changes in bytes. A larger change is saved with the whole draft. */
export const saveChangesMaxBytes = 100_000;
