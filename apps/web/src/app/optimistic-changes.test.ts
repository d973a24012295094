// @vitest-environment happy-dom
import { QueryObserver, type QueryKey } from "@tanstack/react-query";
import type { Notification } from "@stemma/contract/notifications.contract";
import type { NotificationId, PageId, WorkspaceId } from "@stemma/domain/ids";
import { afterEach, describe, expect, test, vi } from "vitest";
import { useMarking } from "../features/inbox/use-marking.ts";
import { useInvitationsToMe } from "../features/invitations/use-invitations-to-me.ts";
import { useRequests } from "../features/requests/use-requests.ts";
import { api, orpc } from "../lib/api.ts";
import { RereadingQueryClient } from "../lib/rereading-query-client.ts";
import { setPinned } from "../lib/set-pinned.ts";
import { setSubscribed } from "../lib/set-subscribed.ts";
import { showAnswer } from "../lib/optimistic-change.ts";
import { holdServer } from "../lib/testing/held-server.ts";
import { runHook } from "../lib/testing/run-hook.tsx";
import { changeConfiguration } from "../lib/use-configuration.ts";

const pageId = "p" as PageId;
const workspaceId = "w" as WorkspaceId;
const item = { id: "n" as NotificationId, status: "unread" } as Notification;
const sidebarSettings = { isShowPinned: true, newPinInsertion: "top" };
const account = (isShowPinned: boolean) => ({
  user: { id: "u", firstName: "Old" },
  organization: { id: "o" },
  configuration: { id: "o", sidebarSettings: { ...sidebarSettings, isShowPinned } },
});

/** An optimistic change: the answer that shows it, before and after, the procedure that makes it, and how a person does. */
interface Case {
  readonly change: string;
  readonly queryKey: QueryKey;
  readonly reads: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly sends: string;
  readonly make: (queryClient: RereadingQueryClient) => Promise<unknown>;
}

const cases: readonly Case[] = [
  {
    change: "pinning a page",
    queryKey: orpc.pages.get.queryKey({ input: { pageId } }),
    reads: "pages/get",
    before: { isPinned: false },
    after: { isPinned: true },
    sends: "pins/update",
    make: (queryClient) => setPinned(queryClient, { type: "page", id: pageId }, true),
  },
  {
    change: "unpinning a workspace",
    queryKey: orpc.workspaces.get.queryKey({ input: { workspaceId } }),
    reads: "workspaces/get",
    before: { isPinned: true },
    after: { isPinned: false },
    sends: "pins/update",
    make: (queryClient) => setPinned(queryClient, { type: "workspace", id: workspaceId }, false),
  },
  {
    change: "the mark of a pin among the recent items",
    queryKey: orpc.recents.list.queryKey(),
    reads: "recents/list",
    before: { items: [{ id: pageId, isPinned: true }] },
    after: { items: [{ id: pageId, isPinned: false }] },
    sends: "pins/update",
    make: (queryClient) => setPinned(queryClient, { type: "page", id: pageId }, false),
  },
  {
    change: "subscribing to a page",
    queryKey: orpc.pages.get.queryKey({ input: { pageId } }),
    reads: "pages/get",
    before: { isSubscribed: false },
    after: { isSubscribed: true },
    sends: "pages/subscribe",
    make: (queryClient) => setSubscribed(queryClient, { type: "page", id: pageId }, true),
  },
  {
    change: "ending the subscription to a workspace",
    queryKey: orpc.workspaces.get.queryKey({ input: { workspaceId } }),
    reads: "workspaces/get",
    before: { isSubscribed: true },
    after: { isSubscribed: false },
    sends: "subscriptions/update",
    make: (queryClient) =>
      setSubscribed(queryClient, { type: "workspace", id: workspaceId }, false),
  },
  {
    change: "a setting",
    queryKey: orpc.accounts.current.queryKey(),
    reads: "accounts/current",
    before: account(true),
    after: account(false),
    sends: "settings/updateConfiguration",
    make: (queryClient) =>
      changeConfiguration(queryClient, { sidebarSettings: { isShowPinned: false } }),
  },
  {
    change: "marking a notification as read",
    queryKey: orpc.notifications.list.queryKey({ input: {} }),
    reads: "notifications/list",
    before: { items: [item], nextCursor: null },
    after: { items: [{ ...item, status: "read" }], nextCursor: null },
    sends: "notifications/mark",
    make: (queryClient) => runHook(queryClient, useMarking).current().mark([item], "read"),
  },
  {
    change: "declining a request",
    queryKey: orpc.requests.list.queryKey(),
    reads: "requests/list",
    before: { items: [{ id: "r", asker: { name: "Ann" } }] },
    after: { items: [] },
    sends: "requests/decide",
    make: async (queryClient) => {
      const request = { id: "r", asker: { name: "Ann" } } as never;
      await runHook(queryClient, useRequests).current().decide(request, { decision: "decline" });
    },
  },
  {
    change: "declining an invitation",
    queryKey: orpc.invitations.mine.queryKey(),
    reads: "invitations/mine",
    before: { items: [{ id: "i", organizationName: "Acme" }] },
    after: { items: [] },
    sends: "invitations/answerMine",
    make: async (queryClient) => {
      const invitation = { id: "i", organizationName: "Acme" } as never;
      await runHook(queryClient, useInvitationsToMe).current().answer(invitation, "decline");
    },
  },
];

afterEach(() => vi.unstubAllGlobals());

/** A screen that shows what the case reads, on a server on which the change is not made yet. */
function openScreen({ queryKey, reads, before, after, sends }: Case, isRead: boolean) {
  let isDone = false;
  const truth = () => (isDone ? after : before);
  const known: Record<string, () => unknown> = {
    "accounts/current": () => account(true),
    "pins/list": () => ({ items: [], nextCursor: null }),
    "settings/updateConfiguration": () => account(false).configuration,
  };
  const server = holdServer({ ...known, [reads]: truth });
  const queryClient = new RereadingQueryClient({ defaultOptions: { queries: { retry: false } } });
  // What the change needs to know besides is there.
  queryClient.setQueryData(orpc.accounts.current.queryKey(), account(true) as never);
  if (isRead) queryClient.setQueryData(queryKey, before);
  else queryClient.removeQueries({ queryKey });
  const [, procedure = ""] = reads.split("/");
  const [feature = ""] = reads.split("/");
  const call = (
    api as never as Record<string, Record<string, (input: unknown) => Promise<unknown>>>
  )[feature]?.[procedure];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => call?.({}) ?? null,
    staleTime: isRead ? Number.POSITIVE_INFINITY : 0,
  });
  observer.subscribe(() => undefined);
  return {
    queryClient,
    server,
    shown: () => observer.getCurrentResult().data,
    read: () => void observer.refetch(),
    /** The server makes the change and answers. */
    confirm: async () => {
      const sent = await pass(server, sends);
      isDone = true;
      sent.answer();
    },
    refuse: async () => (await pass(server, sends)).fail(),
    settle: (made: Promise<unknown>) => settleAll(server, queryClient, made),
  };
}

type Server = ReturnType<typeof holdServer>;

/** The call that makes the change; what a pin has to read before is answered. */
async function pass(server: Server, sends: string) {
  const first = await server.take(sends, "pins/list");
  if (first.procedure === sends) return first;
  first.answer();
  return await server.take(sends);
}

async function settleAll(
  server: Server,
  queryClient: RereadingQueryClient,
  made: Promise<unknown>,
) {
  server.answerEverything();
  await made.catch(() => undefined);
  // An answer that was out of date when it arrived has another read follow it, in the next turn of the event loop.
  do {
    await until(queryClient.getQueryCache(), () => queryClient.isFetching() === 0);
    await new Promise((resolve) => setTimeout(resolve));
  } while (queryClient.isFetching() > 0);
}

/** Resolves when it is true, looking at each change of the cache. */
async function until(
  cache: { subscribe: (listener: () => void) => () => void },
  isTrue: () => boolean,
): Promise<void> {
  if (isTrue()) return;
  await new Promise<void>((resolve) => {
    const stop = cache.subscribe(() => {
      if (!isTrue()) return;
      stop();
      resolve();
    });
  });
}

const allSent = ({ queryClient }: Screen, left = 0) =>
  until(queryClient.getMutationCache(), () => queryClient.isMutating() === left);

type Screen = ReturnType<typeof openScreen>;

describe.each(cases)("$change", (each) => {
  const { after, before, reads } = each;

  test("shows at once, and stays", async () => {
    const screen = openScreen(each, true);
    const made = each.make(screen.queryClient);
    expect(screen.shown()).toEqual(after);
    await screen.confirm();
    await screen.settle(made);
    expect(screen.shown()).toEqual(after);
  });

  test("is not overwritten by an answer that was given before it and arrives before it is confirmed", async () => {
    const screen = openScreen(each, true);
    screen.read();
    const old = await screen.server.take(reads);
    const made = each.make(screen.queryClient);
    old.answer();
    await until(
      screen.queryClient.getQueryCache(),
      () => screen.queryClient.isFetching({ queryKey: each.queryKey }) === 0,
    );
    expect(screen.shown()).toEqual(after);
    await screen.confirm();
    await screen.settle(made);
    expect(screen.shown()).toEqual(after);
  });

  test("is not overwritten by an answer that was given while it was sent and arrives after it is confirmed", async () => {
    const screen = openScreen(each, true);
    const made = each.make(screen.queryClient);
    screen.read();
    const old = await screen.server.take(reads);
    await screen.confirm();
    await allSent(screen);
    old.answer();
    await screen.settle(made);
    expect(screen.shown()).toEqual(after);
  });

  test("shows in a first answer that was given before it and arrives after it is confirmed", async () => {
    const screen = openScreen(each, false);
    const old = await screen.server.take(reads);
    const made = each.make(screen.queryClient);
    await screen.confirm();
    await allSent(screen);
    old.answer();
    await screen.settle(made);
    expect(screen.shown()).toEqual(after);
  });

  test("is taken away when the server does not answer", async () => {
    const screen = openScreen(each, true);
    const made = each.make(screen.queryClient);
    made.catch(() => undefined);
    expect(screen.shown()).toEqual(after);
    await screen.refuse();
    await allSent(screen);
    expect(screen.shown()).toEqual(before);
    await screen.settle(made);
    expect(screen.shown()).toEqual(before);
  });
});

test("two changes at once: the one that fails goes, the other one stays", async () => {
  const [pinning] = cases;
  if (pinning === undefined) throw new Error("There is no case.");
  const screen = openScreen({ ...pinning, before: { isPinned: false, isSubscribed: false } }, true);
  const page = { type: "page", id: pageId } as const;
  const pinned = setPinned(screen.queryClient, page, true);
  pinned.catch(() => undefined);
  const subscribed = setSubscribed(screen.queryClient, page, true);
  expect(screen.shown()).toEqual({ isPinned: true, isSubscribed: true });
  await screen.refuse();
  await allSent(screen, 1);
  expect(screen.shown()).toEqual({ isPinned: false, isSubscribed: true });
  await screen.settle(Promise.allSettled([pinned, subscribed]));
});

test("what a change answered is not overwritten by what was read before it", async () => {
  const screen = openScreen(
    {
      ...(cases[5] as Case),
      before: { user: { firstName: "Old" } },
      after: { user: { firstName: "New" } },
    },
    true,
  );
  screen.read();
  const old = await screen.server.take("accounts/current");
  showAnswer(screen.queryClient, orpc.accounts.current.queryKey(), (known) => ({
    ...known,
    user: { ...known.user, firstName: "New" },
  }));
  const again = await screen.server.take("accounts/current");
  old.answer();
  expect(screen.shown()).toEqual({ user: { firstName: "New" } });
  again.answer();
});
