import type { FormatVersion } from "./format.ts";

/** The version of the body format that is written today. */
export const currentFormatVersion: FormatVersion = 1;
