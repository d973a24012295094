import manifest from "../../package.json" with { type: "json" };

/** The version of this Stemma, such as `1.2.0`. */
export const productVersion: string = manifest.version;
