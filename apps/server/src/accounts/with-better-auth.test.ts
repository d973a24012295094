import { expect, test } from "vitest";
import { withBetterAuth } from "./with-better-auth.ts";
import { currentProof, withSignInProof } from "./sign-in-proof.ts";

/** Work of a request that goes on until `end` is called, and then answers with the proof that it sees. */
function work() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const seen = withBetterAuth(() =>
    withSignInProof(async (own) => {
      await ended;
      return { own, seen: currentProof() };
    }),
  );
  return { end, seen };
}

test("work that ends takes nothing from work that goes on", async () => {
  const first = work();
  const second = work();
  first.end();
  const { own, seen } = await first.seen;
  expect(seen).toBe(own);
  const third = work();
  second.end();
  const other = await second.seen;
  expect(other.seen).toBe(other.own);
  expect(other.own).not.toBe(own);
  third.end();
  const last = await third.seen;
  expect(last.seen).toBe(last.own);
});

test("work that fails is counted as ended", async () => {
  const going = work();
  const failing = withBetterAuth(() => Promise.reject(new Error("refused")));
  await expect(failing).rejects.toThrow("refused");
  going.end();
  const { own, seen } = await going.seen;
  expect(seen).toBe(own);
});

const [major = 0] = process.versions.node.split(".").map(Number);

test.skipIf(major >= 24)("the storages are off when no work is under way", async () => {
  let goOn = () => {};
  const wait = new Promise<void>((resolve) => (goOn = resolve));
  let left: Promise<unknown> = Promise.resolve();
  await withBetterAuth(() =>
    withSignInProof(async () => {
      left = wait.then(() => currentProof());
    }),
  );
  goOn();
  // Node keeps the store of what goes on only while the storage is on.
  expect(await left).toBeUndefined();
});
