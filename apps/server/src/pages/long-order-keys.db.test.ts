import { generateKeyBetween } from "fractional-indexing";
import { expect, test } from "vitest";
import { startBakery } from "../testing/bakery-tree.ts";

const { cast, level, page, place } = startBakery();

test("a level whose order keys have grown long is numbered anew, in its order", async () => {
  const { sql } = cast.server;
  const apples = await page("Apples");
  const bread = await page("Bread");
  const cake = await page("Cake");
  // As after thousands of pages that were put directly behind the first one.
  const first = generateKeyBetween(null, null);
  let behind = generateKeyBetween(first, null);
  while (behind.length < 2_000) behind = generateKeyBetween(first, behind);
  await sql`update pages set order_key = ${first} where id = ${apples}`;
  await sql`update pages set order_key = ${behind} where id = ${bread}`;
  await cast.ana.client.pages.move({ ...place(cake, null), after: apples });
  expect(await level(cast.ana.client)).toEqual(["Apples", "Cake", "Bread"]);
  const [longest] = await sql`
    select max(length(order_key)) as length from pages where level_id = ${cast.workspaceId}`;
  expect(longest?.length).toBeLessThan(10);
});
