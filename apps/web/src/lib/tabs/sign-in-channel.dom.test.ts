import { afterEach, expect, test, vi } from "vitest";
import { listenForSignIn, tellSignInOutcome, type SignInOutcome } from "./sign-in-channel.ts";
import { tabChannel } from "./tab-channel.ts";

const outcome = { attempt: "at-1", error: "unable_to_get_user_info" };
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Listens like the tab that began the attempt, and collects what it was told. */
function waitFor(attempt: string): SignInOutcome[] {
  const told: SignInOutcome[] = [];
  const stop = listenForSignIn((message) => {
    if (message.attempt !== attempt) return false;
    told.push(message);
    return true;
  });
  ends.push(stop);
  return told;
}

test("a window hears that the tab which began the attempt has its outcome", async () => {
  const told = waitFor("at-1");
  const onHeard = vi.fn<() => void>();
  ends.push(tellSignInOutcome(outcome, onHeard));
  await expect.poll(() => onHeard).toHaveBeenCalledOnce();
  expect(told).toEqual([outcome]);
});

test("an outcome is sent again until a tab listens that began the attempt", async () => {
  const others = waitFor("at-2");
  const sent: unknown[] = [];
  ends.push(tabChannel("stemma-sign-in").listen((message) => sent.push(message)));
  const onHeard = vi.fn<() => void>();
  ends.push(tellSignInOutcome(outcome, onHeard));
  await expect.poll(() => sent.length).toBeGreaterThan(1);
  expect(onHeard).not.toHaveBeenCalled();
  const told = waitFor("at-1");
  await expect.poll(() => onHeard).toHaveBeenCalledOnce();
  expect(told).toEqual([outcome]);
  expect(others).toEqual([]);
});

test.each(["not an outcome", {}, { attempt: 1, error: null }])(
  "a message that is no outcome (%j) is ignored",
  async (message) => {
    const told = waitFor("at-1");
    const channel = tabChannel("stemma-sign-in");
    channel.send(message);
    channel.send(outcome);
    await expect.poll(() => told).toEqual([outcome]);
  },
);
