import { afterAll, beforeAll, expect, test } from "vitest";
import type { PageId } from "@stemma/domain/ids";
import { createTransaction } from "../platform/database/transaction.ts";
import { publishedPage } from "../testing/published-page.ts";
import type { Person } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { ReindexFailure, reindexPages, type Reindexed } from "./reindex-pages.ts";
import { createPageSearchStore } from "./page-search.store.ts";

let server: TestServer;
let ana: Person;
let bo: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, bo] = [await server.signUp("Ana"), await server.signUp("Bo")];
  for (let at = 0; at < 12; at += 1) await publishedPage(ana, `Bread ${at}`, "Flour and water");
  await publishedPage(bo, "Beer", "Hops and water");
});

afterAll(() => server.stop());

/** Makes every entry one that finds nothing. */
const spoil = () =>
  server.sql`update page_search set words = '', text = 'spoilt', folded_title = ''`;

const spoilt = async () => {
  const rows = await server.sql<{ title: string }[]>`
    select v.page_title as title from page_search s
    join pages p on p.id = s.page_id and p.organization_id = s.organization_id
    join page_versions v on v.id = p.published_version and v.organization_id = p.organization_id
    where s.text = 'spoilt' order by 1`;
  return rows.map(({ title }) => title);
};

function reindex(
  choice: Partial<Parameters<typeof reindexPages>[1]> = {},
  isStopped: (done: Reindexed | null) => boolean = () => false,
) {
  let last: Reindexed | null = null;
  return reindexPages(
    {
      transaction: createTransaction(server.sql, (sql) => ({
        pageSearch: createPageSearchStore(sql),
      })),
    },
    { organizationId: null, after: null, ...choice },
    { isStopped: () => isStopped(last), onBatch: (done) => void (last = done) },
  );
}

test("all pages are found again, those of every organization", async () => {
  await spoil();
  expect(await reindex()).toMatchObject({ pages: 13, isStopped: false });
  expect(await spoilt()).toEqual([]);
  const { items } = await ana.client.search.bodies({ query: "flour" });
  expect(items).toHaveLength(12);
});

test("of one organization, only its pages are written anew", async () => {
  await spoil();
  const { id } = bo.account.configuration;
  expect((await reindex({ organizationId: id })).pages).toBe(1);
  expect(await spoilt()).toHaveLength(12);
});

test("a run that was stopped goes on behind the last page", async () => {
  await spoil();
  const first = await reindex({}, (done) => done !== null);
  expect(first).toMatchObject({ pages: 10, isStopped: true });
  expect(await spoilt()).toHaveLength(3);
  expect(await reindex({ after: first.last })).toMatchObject({ pages: 3, isStopped: false });
  expect(await spoilt()).toEqual([]);
});

test("a run that fails says how far it came, and goes on behind that page", async () => {
  await spoil();
  const [eleventh] = await server.sql<{ id: PageId }[]>`
    select page_id as id from page_search order by page_id offset 10 limit 1`;
  await server.sql.unsafe(
    `alter table page_search add constraint no_room_for_it check (page_id <> '${eleventh?.id}') not valid`,
  );
  const failure = await reindex().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ReindexFailure);
  const message = expect.stringContaining("no_room_for_it") as string;
  expect(failure).toMatchObject({ message, done: { pages: 10 } });
  expect(await spoilt()).toHaveLength(3);
  await server.sql`alter table page_search drop constraint no_room_for_it`;
  const { last } = (failure as ReindexFailure).done;
  expect(await reindex({ after: last })).toMatchObject({ pages: 3, isStopped: false });
  expect(await spoilt()).toEqual([]);
});
