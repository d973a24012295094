import type { FormatVersion } from "./format.ts";

/** The version of the body format that this code writes. */
export const currentFormatVersion: FormatVersion = 2;
