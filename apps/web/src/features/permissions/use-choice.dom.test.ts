import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { runHook } from "../../lib/testing/run-hook.tsx";
import { useChoice } from "./use-choice.ts";

type Value = "open" | "closed";

/** A choice that is 'open' on the server, and the queue of its unanswered requests. */
function offerChoice() {
  const sent: { readonly wanted: Value; readonly refuse: () => void; readonly save: () => void }[] =
    [];
  const send = (wanted: Value) =>
    new Promise<void>((save, reject) => {
      sent.push({ wanted, save, refuse: () => reject(new Error("no")) });
    });
  const { current } = runHook(new QueryClient(), () => useChoice<Value>("open", send));
  const nextSent = async () => {
    await expect.poll(() => sent).not.toHaveLength(0);
    const next = sent.shift();
    if (next === undefined) throw new Error("Nothing was sent.");
    return next;
  };
  return { current, nextSent };
}

test("a refused choice is rolled back, and the error is reported", async () => {
  const { current, nextSent } = offerChoice();
  current().choose("closed");
  const sent = await nextSent();
  await expect.poll(() => current().shown).toBe("closed");
  sent.refuse();
  await expect.poll(() => current().shown).toBe("open");
  expect(current().error).toEqual(new Error("no"));
  expect(current().isSaved).toBe(false);
});

test("a refusal is not shown once a later choice is saved", async () => {
  const { current, nextSent } = offerChoice();
  current().choose("closed");
  current().choose("open");
  (await nextSent()).refuse();
  const later = await nextSent();
  expect(later.wanted).toBe("open");
  later.save();
  await expect.poll(() => current().isSaved).toBe(true);
  expect(current().error).toBeNull();
});
