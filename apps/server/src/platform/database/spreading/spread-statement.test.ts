import { expect, test } from "vitest";
import { spreadStatement } from "./spread-statement.ts";

const spread = new Map([
  ["organizations", "id"],
  ["pages", "organization_id"],
  ["notes", "organization_id"],
]);

test.each([
  {
    what: "a foreign key between tables of organizations gets the organization",
    statement: `ALTER TABLE "notes" ADD CONSTRAINT "notes_page" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;`,
    becomes: `ALTER TABLE "notes" ADD CONSTRAINT "notes_page" FOREIGN KEY ("organization_id","page_id") REFERENCES "public"."pages"("organization_id","id") ON DELETE cascade ON UPDATE no action;`,
  },
  {
    what: "a unique constraint gets it",
    statement: `ALTER TABLE "pages" ADD CONSTRAINT "pages_in_workspace" UNIQUE("id","workspace_id");`,
    becomes: `ALTER TABLE "pages" ADD CONSTRAINT "pages_in_workspace" UNIQUE("organization_id","id","workspace_id");`,
  },
  {
    what: "a unique index gets it, also one of an expression that holds it",
    statement: `-- Of one page.\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "notes_once" ON "notes" USING btree (coalesce("page_id","organization_id"),"text") WHERE "notes"."is_open";`,
    becomes: `CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "notes_once" ON "notes" USING btree ("organization_id",coalesce("page_id","organization_id"),"text") WHERE "notes"."is_open";`,
  },
  {
    what: "a check of a table names its columns alone",
    statement: `ALTER TABLE "pages" ADD CONSTRAINT "pages_of_a_kind" CHECK ("pages"."kind" in ('page', 'template'));`,
    becomes: `ALTER TABLE "pages" ADD CONSTRAINT "pages_of_a_kind" CHECK ("kind" in ('page', 'template'));`,
  },
  {
    what: "a trigger is not made on a table of organizations",
    statement: `CREATE TRIGGER "tell" AFTER UPDATE OF "title" ON "pages"\n  FOR EACH ROW EXECUTE FUNCTION "tell"();`,
    becomes: null,
  },
  {
    what: "nor on a table that is on every node",
    statement: `CREATE CONSTRAINT TRIGGER "tell" AFTER INSERT ON "authentication"."users" EXECUTE FUNCTION "tell"();`,
    becomes: null,
  },
  {
    what: "a trigger that is dropped may be missing",
    statement: `DROP TRIGGER "tell" ON "public"."pages";`,
    becomes: `DROP TRIGGER IF EXISTS "tell" ON "public"."pages";`,
  },
])("$what", ({ statement, becomes }) => {
  expect(spreadStatement(statement, spread)).toBe(becomes);
});

test.each([
  {
    what: "a foreign key to the organization itself",
    statement: `ALTER TABLE "notes" ADD CONSTRAINT "notes_of" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id");`,
  },
  {
    what: "a foreign key with the organization in it",
    statement: `ALTER TABLE "notes" ADD CONSTRAINT "n" FOREIGN KEY ("page_id","organization_id") REFERENCES "public"."pages"("id","organization_id");`,
  },
  {
    what: "a key of a table that stays on the coordinator",
    statement: `CREATE UNIQUE INDEX "sessions_once" ON "sessions" USING btree ("token");`,
  },
  {
    what: "a unique index with the organization in it",
    statement: `CREATE UNIQUE INDEX "notes_by_page" ON "notes" USING btree ("page_id","organization_id") WHERE (is_open);`,
  },
  {
    what: "an index that is not unique",
    statement: `CREATE INDEX "notes_by_page" ON "notes" USING btree ("page_id");`,
  },
  {
    what: "a trigger of a table that stays on the coordinator",
    statement: `CREATE TRIGGER "tell_ended_session" AFTER DELETE ON "authentication"."sessions"\n  FOR EACH ROW EXECUTE FUNCTION "tell"();`,
  },
  { what: "any other statement", statement: `UPDATE "pages" SET "title" = '' WHERE false;` },
])("$what stays as it is", ({ statement }) => {
  expect(spreadStatement(statement, spread)).toBe(statement);
});
