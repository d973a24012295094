/** The debounce of autosave: the milliseconds from the last change to the save. Specification, section 9. */
export const autosaveDelayMs = 1000;
