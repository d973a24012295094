import { inject, type TestContext } from "vitest";

/** Why tests are passed over on a database that Citus spreads: all the reasons that there are. */
const reasons = {
  savesAreAlone:
    "Saves are written one by one there: Citus refuses a statement with drafts of several organizations.",
  callersAskAlone:
    "Each caller of a shared statement asks alone there: Citus refuses a statement with the rows of several organizations.",
  isUniqueWithin:
    "A unique index holds within an organization only there, so none can be built on the names of organizations.",
  locksWholeTables:
    "Tables of sign-in are on every node and are locked whole there: the test and the sign-in would wait for each other.",
  hasNoTriggers:
    "The triggers that keep names and titles are statements of the stores there: a change past the stores keeps none.",
  isNotMigratedSince:
    "Only a database whose tables are newer than this migration can be spread, so it never runs there.",
  hasOtherPlans:
    "Statements name the organization of each table there, and Citus shows its own plan: citus-plans judges it.",
} as const;

/** Passes over the test that runs where Citus spreads the database, and says why. Call it first. */
export function passOver({ skip }: TestContext, why: keyof typeof reasons): void {
  skip(inject("databaseServer").workers !== undefined, reasons[why]);
}
