import { afterEach, expect, test, vi } from "vitest";
import { isSlowLine } from "./slow-line.ts";

afterEach(() => vi.restoreAllMocks());

const kilobyte = 1_000;

function received(...files: { readonly bytes: number; readonly ms: number }[]): void {
  const entries = files.map(({ bytes, ms }) => ({
    transferSize: bytes,
    responseStart: 100,
    responseEnd: 100 + ms,
  }));
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(entries as never);
}

test.each([
  { because: "the files came from the cache", files: [{ bytes: 0, ms: 1 }], is: false },
  { because: "10 Mbit/s", files: [{ bytes: 150 * kilobyte, ms: 120 }], is: true },
  { because: "100 Mbit/s", files: [{ bytes: 150 * kilobyte, ms: 12 }], is: false },
  {
    because: "one file waited for others that shared the line",
    files: [
      { bytes: 150 * kilobyte, ms: 200 },
      { bytes: 60 * kilobyte, ms: 10 },
    ],
    is: false,
  },
  {
    because: "a small file that arrived in one piece says nothing",
    files: [
      { bytes: 150 * kilobyte, ms: 120 },
      { bytes: kilobyte, ms: 0 },
    ],
    is: true,
  },
])("a line is slow: $is, because $because", ({ files, is }) => {
  received(...files);
  expect(isSlowLine()).toBe(is);
});
