import { inject, type TestContext } from "vitest";

/** Why tests are passed over on a database that Citus spreads: all the reasons that there are. */
const reasons = {
  savesAreAlone:
    "Saves are written one by one there: Citus refuses a statement with drafts of several organizations.",
} as const;

/** Passes over the test that runs where Citus spreads the database, and says why. Call it first. */
export function passOver({ skip }: TestContext, why: keyof typeof reasons): void {
  skip(inject("databaseServer").workers !== undefined, reasons[why]);
}
