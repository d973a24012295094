import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// Other files may have used the document of this worker.
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page that preloads something. */
async function openPage() {
  const { usePreloadWhenIdle } = await import("./use-preload-when-idle.ts");
  const preload = vi.fn();
  function Page() {
    usePreloadWhenIdle(true, preload);
    return null;
  }
  return { preload, page: render(<Page />) };
}

test("who only reads loads nothing in advance", async () => {
  const { preload } = await openPage();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(preload).not.toHaveBeenCalled();
});

test("who uses a page has loaded soon what may be needed next", async () => {
  const { preload } = await openPage();
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  expect(preload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(preload).toHaveBeenCalledTimes(1);
});

test("a page that was left loads nothing more", async () => {
  const { preload, page } = await openPage();
  page.unmount();
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(preload).not.toHaveBeenCalled();
});
