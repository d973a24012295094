import { expect, test } from "vitest";
import { createJournalWriter } from "./journal-writer.ts";

/** A writer whose writes end when the test says so, and the texts that it began to write. */
function startWriter() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const screen = { text: "" };
  const writer = createJournalWriter({
    after: () => () => undefined,
    write() {
      begun.push(screen.text);
      return new Promise((resolve) => ends.push(resolve));
    },
  });
  const type = (text: string) => {
    screen.text = text;
    writer.touch();
  };
  return { writer, begun, ends, type };
}

test("a flush writes the newest text after the write that is under way", async () => {
  const { writer, begun, ends, type } = startWriter();
  type("Feed");
  void writer.flush();
  type("Feed it");
  const flushed = writer.flush();
  expect(begun).toEqual(["Feed"]);
  ends[0]?.();
  await expect.poll(() => begun).toEqual(["Feed", "Feed it"]);
  ends[1]?.();
  await flushed;
});

test("before the document ends, the newest text is written beside the write that is under way, and settled after it", async () => {
  const { writer, begun, ends, type } = startWriter();
  type("Feed");
  void writer.flush();
  type("Feed it");
  const kept = writer.writeNow();
  expect(begun).toEqual(["Feed", "Feed it"]);
  for (const end of ends) end();
  await expect.poll(() => begun).toEqual(["Feed", "Feed it", "Feed it"]);
  ends.at(-1)?.();
  await kept;
});

test("without a write under way, the newest text is written at once, and once", async () => {
  const { writer, begun, ends, type } = startWriter();
  type("Feed");
  const kept = writer.writeNow();
  expect(begun).toEqual(["Feed"]);
  const again = writer.writeNow();
  expect(begun).toEqual(["Feed"]);
  ends[0]?.();
  await Promise.all([kept, again]);
});

test("nothing is written where nothing changed", async () => {
  const { writer, begun } = startWriter();
  await writer.writeNow();
  expect(begun).toEqual([]);
});
