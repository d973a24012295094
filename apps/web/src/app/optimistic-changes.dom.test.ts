import { afterEach, describe, expect, test, vi } from "vitest";
import { orpc } from "../lib/api.ts";
import { showAnswer } from "../lib/queries/optimistic-change.ts";
import { setPinned } from "../entities/page/set-pinned.ts";
import { setSubscribed } from "../entities/page/set-subscribed.ts";
import { openCaseScreen } from "./testing/open-case-screen.ts";
import { caseOf, optimisticCases, pageId } from "./testing/optimistic-cases.ts";

afterEach(() => vi.unstubAllGlobals());

describe.each(optimisticCases)("$change", (each) => {
  const { after, before, reads } = each;

  test("shows at once, and stays", async () => {
    const screen = openCaseScreen(each, { isRead: true });
    const made = each.make(screen.queryClient);
    expect(screen.shown()).toEqual(after);
    await screen.confirm();
    await screen.settle(made);
    expect(screen.shown()).toEqual(after);
  });

  test("is not overwritten by an answer that was given before it and arrives before it is confirmed", async () => {
    const screen = openCaseScreen(each, { isRead: true });
    screen.read();
    const old = await screen.server.take(reads);
    const made = each.make(screen.queryClient);
    old.answer();
    await screen.readEnded();
    expect(screen.shown()).toEqual(after);
    await screen.confirm();
    await screen.settle(made);
    expect(screen.shown()).toEqual(after);
  });

  test("is not overwritten by an answer that was given while it was sent and arrives after it is confirmed", async () => {
    const screen = openCaseScreen(each, { isRead: true });
    const made = each.make(screen.queryClient);
    screen.read();
    const old = await screen.server.take(reads);
    await screen.confirm();
    await screen.changesEnded();
    old.answer();
    await screen.settle(made);
    expect(screen.shown()).toEqual(after);
  });

  test("shows in a first answer that was given before it and arrives after it is confirmed", async () => {
    const screen = openCaseScreen(each, { isRead: false });
    const old = await screen.server.take(reads);
    const made = each.make(screen.queryClient);
    await screen.confirm();
    await screen.changesEnded();
    old.answer();
    await screen.settle(made);
    expect(screen.shown()).toEqual(after);
  });

  test("is taken away when the server does not answer", async () => {
    const screen = openCaseScreen(each, { isRead: true });
    const made = each.make(screen.queryClient);
    made.catch(() => undefined);
    expect(screen.shown()).toEqual(after);
    await screen.refuse();
    await screen.changesEnded();
    expect(screen.shown()).toEqual(before);
    await screen.settle(made);
    expect(screen.shown()).toEqual(before);
  });
});

test("two changes at once: the one that fails goes, the other one stays", async () => {
  const before = { isPinned: false, isSubscribed: false };
  const screen = openCaseScreen({ ...caseOf("pinning a page"), before }, { isRead: true });
  const page = { type: "page", id: pageId } as const;
  const pinned = setPinned(screen.queryClient, page, true);
  pinned.catch(() => undefined);
  const subscribed = setSubscribed(screen.queryClient, page, true);
  expect(screen.shown()).toEqual({ isPinned: true, isSubscribed: true });
  await screen.refuse();
  await screen.changesEnded(1);
  expect(screen.shown()).toEqual({ isPinned: false, isSubscribed: true });
  await screen.settle(Promise.allSettled([pinned, subscribed]));
});

test("what a change answered is not overwritten by what was read before it", async () => {
  const before = { user: { firstName: "Old" } };
  const screen = openCaseScreen({ ...caseOf("a setting"), before }, { isRead: true });
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
