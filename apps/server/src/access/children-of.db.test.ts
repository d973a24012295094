import { expect, test } from "vitest";
import { passOver } from "../testing/citus/pass-over.ts";
import { startBakery } from "../testing/bakery-tree.ts";
import { fillLevel } from "../testing/fill-level.ts";
import { childrenOf } from "./children-of.store.ts";

const { cast, page } = startBakery();

test("PostgreSQL looks the pages below a page up, also where the only page with pages below it has thousands", async (context) => {
  passOver(context, "hasOtherPlans");
  const { sql } = cast.server;
  await fillLevel(sql, await page("Bread"), 5_000);
  await sql`analyze pages`;
  const plan = await sql<{ "QUERY PLAN": string }[]>`
    explain select c.id from (select id from pages offset 0) above
    cross join lateral ${childrenOf(sql, "above")} c`;
  const below = plan.map((row) => row["QUERY PLAN"]).filter((line) => line.includes(" child"));
  expect(below.join("\n")).not.toContain("Seq Scan");
  expect(below).not.toEqual([]);
});
