import { CancelledError, InfiniteQueryObserver, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { RereadingQueryClient } from "./rereading-query-client.ts";

/** A screen that shows one query; the test releases the answers. */
function watchScreen() {
  const queryClient = new RereadingQueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: { answer: (words: string) => void; refuse: () => void }[] = [];
  const query = {
    queryKey: ["page"],
    queryFn: () =>
      new Promise<string>((answer, reject) => {
        asked.push({ answer, refuse: () => reject(new Error("not for you")) });
      }),
  };
  const observer = new QueryObserver(queryClient, query);
  const stopShowing = observer.subscribe(() => undefined);
  return { queryClient, query, asked, stopShowing, shown: () => observer.getCurrentResult().data };
}

it("what is on screen is read again", async () => {
  const { queryClient, asked, shown } = watchScreen();
  asked[0]?.answer("old");
  await expect.poll(() => shown()).toBe("old");
  void queryClient.invalidateQueries();
  asked[1]?.answer("new");
  await expect.poll(() => shown()).toBe("new");
});

it.each(["answer", "refuse"] as const)(
  "what was asked for before it became old is asked for once more after an %s",
  async (outcome) => {
    const { queryClient, asked, shown } = watchScreen();
    void queryClient.invalidateQueries();
    expect(asked).toHaveLength(1);
    asked[0]?.[outcome]("old");
    await expect.poll(() => asked).toHaveLength(2);
    asked[1]?.answer("new");
    await expect.poll(() => shown()).toBe("new");
    expect(asked).toHaveLength(2);
  },
);

it("what is not old is left alone", async () => {
  const { queryClient, asked, shown } = watchScreen();
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "page" });
  asked[0]?.answer("as it was");
  await expect.poll(() => shown()).toBe("as it was");
  expect(asked).toHaveLength(1);
});

it("a read that no screen shows is out of date when its answer arrives", async () => {
  const { queryClient, query, asked, stopShowing } = watchScreen();
  asked[0]?.answer("first");
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  stopShowing();
  const read = queryClient.fetchQuery(query);
  void queryClient.invalidateQueries();
  asked[1]?.answer("old");
  await read;
  await expect.poll(() => queryClient.getQueryState(["page"])?.isInvalidated).toBe(true);
});

/** A screen and a caller that wait for the same query, which ends with its signal. */
function waitTogether() {
  const queryClient = new RereadingQueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers: ((words: string) => void)[] = [];
  const query = {
    queryKey: ["account"],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      new Promise<string>((answer, reject) => {
        signal.addEventListener("abort", () => reject(new Error("cancelled")));
        answers.push(answer);
      }),
  };
  const leave = new QueryObserver(queryClient, query).subscribe(() => undefined);
  return { queryClient, answers, leave, read: queryClient.ensureQueryData(query) };
}

it("who waits for an answer gets it although the screen that asked for it leaves", async () => {
  const { answers, leave, read } = waitTogether();
  leave();
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.("Ana");
  expect(await read).toBe("Ana");
});

it("what is cancelled on purpose is not read again", async () => {
  const { queryClient, answers, read } = waitTogether();
  const outcome = read.catch((error: unknown) => error);
  await queryClient.cancelQueries();
  expect(await outcome).toBeInstanceOf(CancelledError);
  expect(answers).toHaveLength(1);
});

it("loading more of a list is not cancelled by what makes the list out of date", async () => {
  const queryClient = new RereadingQueryClient();
  const asked: { readonly page: number; answer: () => void }[] = [];
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: ["list"],
    queryFn: ({ pageParam: page }) =>
      new Promise<number>((resolve) => asked.push({ page, answer: () => resolve(page) })),
    initialPageParam: 1,
    getNextPageParam: (last: number) => (last < 2 ? last + 1 : undefined),
  });
  observer.subscribe(() => undefined);
  const shown = () => observer.getCurrentResult().data?.pages;
  const answerNext = async () => {
    await expect.poll(() => asked).not.toHaveLength(0);
    asked.shift()?.answer();
  };
  await answerNext();
  await expect.poll(() => shown()).toEqual([1]);
  void observer.fetchNextPage();
  void queryClient.invalidateQueries();
  await answerNext();
  await expect.poll(() => shown()).toEqual([1, 2]);
  // Both pages of the list are read again.
  await answerNext();
  await answerNext();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(shown()).toEqual([1, 2]);
});
