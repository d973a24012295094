/** The most versions from which one draft takes passages. */
export const takenVersionsMax = 50;

/** The most rows that a draft takes from one version. */
export const takenRowsMax = 10_000;
