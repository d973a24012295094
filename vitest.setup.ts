import { afterEach, expect, vi } from "vitest";

/** Fails every test that causes a `console.error`. */
const complaints = vi.spyOn(console, "error");

afterEach(() => {
  const calls = complaints.mock.calls.slice();
  complaints.mockClear();
  expect(calls, "console.error was called").toEqual([]);
});
