/** What a migration must not do while the release before it answers on the same database, and what to do instead. */
export const rules = {
  index:
    "It keeps writers from the table while it is built: CREATE INDEX CONCURRENTLY IF NOT EXISTS, in a migration outside a transaction.",
  "drop-index":
    "It waits for everybody who uses the table, and everybody waits for it: DROP INDEX CONCURRENTLY IF EXISTS, in a migration outside a transaction.",
  "outside-only":
    'PostgreSQL refuses it in a transaction, or its long scan would keep the locks of other statements: put it in a migration whose first line is "-- outside a transaction".',
  "not-repeatable":
    "A migration outside a transaction may run again from its beginning: name what is made, in double quotes, with IF NOT EXISTS or IF EXISTS, or take the statement into another migration.",
  "volatile-default":
    "A default that differs by row writes the whole table anew: add the column without one, and fill it in batches.",
  "required-column":
    "Rows have no value for it, and the release before writes none: add it with a default, or without NOT NULL.",
  "column-constraint":
    "It is checked, or its index is built, while nobody can use the table: add the column alone, and the constraint NOT VALID or by an index.",
  "column-type":
    "A new type writes the whole table anew: add a column of that type, write both, and drop the old one a release later.",
  "set-not-null":
    "It reads the whole table while nobody can use it: add a CHECK (… IS NOT NULL) NOT VALID, validate it in a later migration, and set NOT NULL after that.",
  "constraint-not-valid":
    "It reads the whole table while others wait: add it NOT VALID, and validate it in a migration outside a transaction.",
  "constraint-index":
    "It builds an index while nobody can use the table: build a unique index CONCURRENTLY, and add the constraint USING INDEX.",
  "taken-away":
    'The release before may use it: stop using it in a release, and take it away in a later one, with "-- unused since x.y.z" above the statement.',
  "whole-table":
    "It locks all of these rows until the end, and doubles the table: change rows in batches (WHERE … IN (SELECT … LIMIT …)), from the server.",
  "do-block": "What a DO block locks cannot be read from it.",
  unknown: "This check does not know what it locks: add it to the statements that it knows.",
} as const;

/** The name of a rule; `-- allow RULE: REASON` above a statement is a reviewed exception. */
export type Rule = keyof typeof rules;
