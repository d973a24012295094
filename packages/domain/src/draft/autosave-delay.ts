/** How long after the last change a draft is saved. Specification, section 9. */
export const autosaveDelayMs = 1000;
