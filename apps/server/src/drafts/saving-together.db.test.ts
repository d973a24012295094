import { afterAll, beforeAll, expect, test } from "vitest";
import type { DraftId } from "@stemma/domain/ids";
import { bodyToStore } from "../platform/checked-body.ts";
import { textOnLoopMax } from "../platform/text-on-loop.ts";
import { bodyOf } from "../testing/body-of.ts";
import { passOver } from "../testing/citus/pass-over.ts";
import { onceWaiting } from "../testing/once-waiting.ts";
import { openLiveNode } from "../testing/open-live-node.ts";
import { draftedPage } from "../testing/published-page.ts";
import { saveOf } from "../testing/saved-draft.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { createDraftStore, type DraftStore } from "./draft.store.ts";
import type { Sql } from "../platform/database/connect.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

let server: TestServer;
let ana: Person;
let ben: Person;
let drafts: DraftStore;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Weiss");
  ben = await server.signUp("Ben Okoro");
  drafts = createDraftStore(server.sql);
});

afterAll(() => server.stop());

interface Draft {
  readonly draftId: DraftId;
  readonly revision: number;
}

const save = (
  { account }: Person,
  { draftId, revision }: Draft,
  text: string,
  own: { pageTitle?: string; saveId?: string; store?: DraftStore } = {},
) =>
  (own.store ?? drafts).save(
    { userId: account.user.id },
    {
      draftId,
      expectedRevision: revision,
      saveId: own.saveId ?? crypto.randomUUID(),
      pageTitle: own.pageTitle ?? "Bread",
      stored: bodyToStore(bodyOf(text)),
      draftNotes: null,
      updatedAt: new Date(),
    },
  );

const draft = () => draftedPage(ana, "Bread", "Flour");

/** Locks a draft until the transaction ends. */
const lock = (sql: Sql, { draftId }: Draft) =>
  withinOrganization(sql, ana.account.organization.id)`
    select 1 from drafts where id = ${draftId} for update`;

/** What is stored of the drafts: the transaction that wrote each, its revision and its text. */
async function storedOf(of: readonly Draft[]) {
  const ids = of.map(({ draftId }) => draftId);
  return server.sql<{ by: string; revision: number; body: string }[]>`
    select xmin::text as by, revision, body::text as body from drafts where id = any(${ids})
    order by array_position(${ids}::uuid[], id)`;
}

test.for([1, 5, 16])(
  "%i saves that wait together are one transaction, each with its own text",
  async (count, context) => {
    passOver(context, "savesAreAlone");
    const all = await Promise.all(Array.from({ length: count }, draft));
    const saved = await Promise.all(all.map((each, at) => save(ana, each, `Flour ${at}`)));
    const stored = await storedOf(all);
    expect(new Set(stored.map(({ by }) => by)).size).toBe(1);
    for (const [at, { revision }] of all.entries()) {
      expect(saved[at]).toMatchObject({ revision: revision + 1 });
      expect(stored[at]).toMatchObject({ revision: revision + 1 });
      expect(stored[at]?.body).toContain(`Flour ${at}"`);
    }
  },
);

test("a long text is a transaction of its own", async () => {
  const [short, long] = [await draft(), await draft()];
  await Promise.all([
    save(ana, short, "Flour and water"),
    save(ana, long, "x".repeat(textOnLoopMax)),
  ]);
  const stored = await storedOf([short, long]);
  expect(new Set(stored.map(({ by }) => by)).size).toBe(2);
});

test("each save of a group is checked by its own revision and its own author", async () => {
  const [one, stale, foreign] = [await draft(), await draft(), await draft()];
  const saved = await Promise.all([
    save(ana, one, "Flour and water"),
    save(ana, { ...stale, revision: stale.revision - 1 }, "Too late"),
    save(ben, foreign, "Not mine"),
    save(ben, { draftId: crypto.randomUUID() as DraftId, revision: 1 }, "Gone"),
  ]);
  expect(saved).toMatchObject([{ revision: one.revision + 1 }, null, null, null]);
  expect(await storedOf([one, stale, foreign])).toMatchObject([
    { revision: one.revision + 1 },
    { revision: stale.revision },
    { revision: foreign.revision },
  ]);
});

test("a value that PostgreSQL refuses fails its own save alone", async () => {
  const [one, other] = [await draft(), await draft()];
  const [saved, refused] = await Promise.allSettled([
    save(ana, one, "Flour and water"),
    save(ana, other, "Flour", { pageTitle: "\u0000" }),
  ]);
  expect(saved).toMatchObject({ value: { revision: one.revision + 1 } });
  expect(refused).toMatchObject({ status: "rejected", reason: { code: "22021" } });
});

test("a draft that another transaction has locked delays only its own save, which is written after it", async (context) => {
  passOver(context, "savesAreAlone");
  const [locked, free] = [await draft(), await draft()];
  let late: ReturnType<typeof save> | undefined;
  await server.sql.begin(async (sql) => {
    await lock(sql, locked);
    late = save(ana, locked, "After the lock");
    const saved = await save(ana, free, "Meanwhile");
    expect(saved).toMatchObject({ revision: free.revision + 1 });
    await onceWaiting(server.sql, 1);
    // The statement of a group would hold up the other saves of its group.
    const waiting = await server.sql<{ query: string }[]>`
      select query from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    expect(waiting.map(({ query }) => query.includes("s.place"))).toEqual([false]);
    const again = await save(ana, { ...free, revision: free.revision + 1 }, "Again");
    expect(again).toMatchObject({ revision: free.revision + 2 });
  });
  await expect(late).resolves.toMatchObject({ revision: locked.revision + 1 });
});

test.each([
  { because: "the locked draft comes first", order: [0, 1] },
  { because: "the locked draft comes last", order: [1, 0] },
])(
  "a transaction that locks two drafts of a group one after the other is in no deadlock with it ($because)",
  async ({ order }) => {
    const both = [await draft(), await draft()] as const;
    const [first, second] = both;
    const saves: ReturnType<typeof save>[] = [];
    await server.sql.begin(async (sql) => {
      await lock(sql, first);
      for (const at of order) saves[at] = save(ana, both[at] ?? first, `Saved ${at}`);
      await onceWaiting(server.sql, 1);
      // The group waits for no lock, so it has ended and holds none.
      expect(await storedOf([second])).toMatchObject([{ revision: second.revision + 1 }]);
      await lock(sql, second);
    });
    await expect(Promise.all(saves)).resolves.toMatchObject(
      both.map(({ revision }) => ({ revision: revision + 1 })),
    );
  },
);

test("a draft that was saved meanwhile is a conflict for the save that waited for it", async () => {
  const locked = await draft();
  let late: ReturnType<typeof save> | undefined;
  await server.sql.begin(async (sql) => {
    await sql`update drafts set revision = revision + 1 where id = ${locked.draftId}`;
    late = save(ana, locked, "Too late");
    await onceWaiting(server.sql, 1);
  });
  await expect(late).resolves.toBeNull();
});

test("saves of one draft that arrive together are written in their order, each on top of the one before", async () => {
  const one = await draft();
  const saved = await Promise.all(
    [0, 1, 2, 3].map((step) =>
      save(ana, { ...one, revision: one.revision + step }, `Step ${step}`),
    ),
  );
  expect(saved.map((each) => each?.revision)).toEqual(
    [1, 2, 3, 4].map((step) => one.revision + step),
  );
  expect((await storedOf([one]))[0]?.body).toContain("Step 3");
});

test("a lost connection fails each save of its group, and each can be sent again", async () => {
  const all = [await draft(), await draft(), await draft()];
  const saveIds = all.map(() => crypto.randomUUID());
  const send = () =>
    Promise.allSettled(
      all.map((each, at) => save(ana, each, "Flour and water", { saveId: saveIds[at] ?? "" })),
    );
  let lost: ReturnType<typeof send> | undefined;
  await server.sql.begin(async (sql) => {
    await sql`lock table drafts in share mode`;
    lost = send();
    await onceWaiting(server.sql, 1);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    expect((await lost).map(({ status }) => status)).toEqual(all.map(() => "rejected"));
  });
  expect(await storedOf(all)).toMatchObject(all.map(({ revision }) => ({ revision })));
  expect(await send()).toMatchObject(
    all.map(({ revision }) => ({ value: { revision: revision + 1 } })),
  );
});

test("a save in a transaction belongs to it, also if the draft is locked there", async () => {
  const [one, other] = [await draft(), await draft()];
  const undone = server.sql.begin(async (sql) => {
    const store = createDraftStore(sql);
    await store.lock({ userId: ana.account.user.id }, one.draftId);
    const saved = await Promise.all([
      save(ana, one, "Undone", { store }),
      save(ana, other, "Kept"),
    ]);
    expect(saved).toMatchObject([{ revision: one.revision + 1 }, { revision: other.revision + 1 }]);
    throw new Error("Roll back.");
  });
  await expect(undone).rejects.toThrow("Roll back.");
  expect(await storedOf([one, other])).toMatchObject([
    { revision: one.revision },
    { revision: other.revision + 1 },
  ]);
});

test("the author's other tabs hear of each draft of a group", async () => {
  const all = [await draft(), await draft(), await draft()];
  const node = await openLiveNode(server);
  try {
    const tab = await node.openTab(ana);
    const saved = await Promise.all(
      all.map(({ draftId, revision }) =>
        ana.client.drafts.save(saveOf(draftId, revision, "Flour and water")),
      ),
    );
    expect(saved).toMatchObject(all.map(({ revision }) => ({ revision: revision + 1 })));
    const missing = new Set(all.map(({ draftId }) => draftId));
    while (missing.size > 0) {
      const message = await tab.next();
      for (const { ids } of message.type === "events" ? message.events : []) {
        if (ids?.draft !== undefined) missing.delete(ids.draft);
      }
    }
  } finally {
    await node.stop();
  }
});
