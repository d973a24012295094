import { act } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { preloadable, preloadableAid } from "./preloadable.tsx";
import { drawComponent, putAway } from "./testing/draw-component.tsx";

afterEach(() => {
  vi.useRealTimers();
  putAway();
});

it("a chunk that cannot be loaded is tried again once for all screens that were drawn with it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  let tries = 0;
  const aid = preloadableAid(async () => {
    tries += 1;
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  void aid.preload();
  for (let screen = 0; screen < 4; screen += 1) {
    drawComponent(<aid.Component />);
    // oxlint-disable-next-line no-await-in-loop -- one screen after the other
    await act(() => Promise.resolve());
    putAway();
  }
  tries = 0;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tries).toBe(1);
});

it("a chunk that failed is fetched again, once for all who ask for it together", async () => {
  let tries = 0;
  const chunk = preloadable(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError("Failed to fetch dynamically imported module");
    return () => null;
  });
  await chunk.preload();
  await Promise.all([chunk.preload(), chunk.preload()]);
  expect(tries).toBe(2);
});
