import type { SentEvent } from "@stemma/contract/live-messages";
import { expect, it } from "vitest";
import { readPayload, writePayloads } from "./live-payload.ts";

const pageId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const deletion = (n: number) => ({ topic: `page:${pageId(n)}`, kind: "deletion" }) as SentEvent;

it("tells the events of 20,000 pages in few payloads, none lost, in their order", () => {
  const named = { ...deletion(1), ids: { page: pageId(1) } } as SentEvent;
  const ofTab = { ...deletion(2), tab: "a tab" };
  const moved = [3, 4, 5].flatMap((n) => [
    { ...deletion(n), kind: "access" } as SentEvent,
    { ...deletion(n), kind: "move" } as SentEvent,
  ]);
  const listed = { topic: `workspace:${pageId(4)}`, kind: "pages" } as SentEvent;
  const many = Array.from({ length: 20_000 }, (_event, n) => deletion(n));
  const events = [named, ofTab, ...moved, ...many, listed];
  const payloads = writePayloads(events);
  expect(payloads.length).toBeLessThan(150);
  expect(Math.max(...payloads.map((payload) => payload.length))).toBeLessThan(8_000);
  expect(payloads.flatMap(readPayload)).toEqual(events);
});

it("fits one event of many pages and a tab into a payload", () => {
  const tab = pageId(0);
  const events = Array.from({ length: 150 }, (_event, n) => ({ ...deletion(n), tab }));
  expect(writePayloads(events)).toHaveLength(1);
});

it("leaves the events of one page as a node of the version before reads them", () => {
  const events = [deletion(1), { ...deletion(1), kind: "move" } as SentEvent];
  expect(JSON.parse(writePayloads(events)[0] ?? "")).toEqual(events);
});
