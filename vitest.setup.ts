import { afterAll, afterEach, expect, vi } from "vitest";

/** Fails every test that causes a `console.error`. */
const complaints = vi.spyOn(console, "error");

afterEach(() => {
  const calls = complaints.mock.calls.slice();
  complaints.mockClear();
  expect(calls, "console.error was called").toEqual([]);
});

/**
 * A screen may still be loading a chunk when its last test ends. Files share their modules: an import that is cut off would
 * fail in every later file that needs the same module.
 */
afterAll(async () => {
  await vi.dynamicImportSettled();
});
