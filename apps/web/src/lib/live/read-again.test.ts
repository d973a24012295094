import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { readQueriesAgain } from "./read-again.ts";

/** A screen that shows one query, and its answers, which the test gives. */
function watchScreen() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: { answer: (words: string) => void; refuse: () => void }[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: ["page"],
    queryFn: () =>
      new Promise<string>((answer, reject) => {
        asked.push({ answer, refuse: () => reject(new Error("not for you")) });
      }),
  });
  observer.subscribe(() => undefined);
  return { queryClient, asked, shown: () => observer.getCurrentResult().data };
}

it("what is on screen is read again", async () => {
  const { queryClient, asked, shown } = watchScreen();
  asked[0]?.answer("old");
  await vi.waitFor(() => expect(shown()).toBe("old"));
  readQueriesAgain(queryClient, () => true);
  asked[1]?.answer("new");
  await vi.waitFor(() => expect(shown()).toBe("new"));
});

it.each(["answer", "refuse"] as const)(
  "what was asked for before it became old is asked for once more after an %s",
  async (outcome) => {
    const { queryClient, asked, shown } = watchScreen();
    readQueriesAgain(queryClient, () => true);
    expect(asked).toHaveLength(1);
    asked[0]?.[outcome]("old");
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    asked[1]?.answer("new");
    await vi.waitFor(() => expect(shown()).toBe("new"));
    expect(asked).toHaveLength(2);
  },
);

it("what is not old is left alone", async () => {
  const { queryClient, asked, shown } = watchScreen();
  readQueriesAgain(queryClient, ({ queryKey }) => queryKey[0] !== "page");
  asked[0]?.answer("as it was");
  await vi.waitFor(() => expect(shown()).toBe("as it was"));
  expect(asked).toHaveLength(1);
});
