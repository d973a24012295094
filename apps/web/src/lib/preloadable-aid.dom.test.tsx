import { screen } from "@testing-library/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { afterEach, expect, it, vi } from "vitest";
import { preloadableAid } from "./preloadable.tsx";
import { drawComponent, putAway } from "./testing/draw-component.tsx";

afterEach(() => {
  vi.useRealTimers();
  putAway();
});

it("a screen does without what cannot be loaded, and shows it when it can", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  let isReachable = false;
  const aid = preloadableAid(async () => {
    if (!isReachable) throw new TypeError("Failed to fetch dynamically imported module");
    return () => <p>Contents</p>;
  });
  drawComponent(
    <main>
      The text.
      <aid.Component />
    </main>,
  );
  await vi.advanceTimersByTimeAsync(12_000);
  expect(screen.getByRole("main").textContent).toBe("The text.");
  isReachable = true;
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  expect(await screen.findByText("Contents")).toBeDefined();
  expect(screen.getByRole("main").textContent).toBe("The text.Contents");
});

it("what has come is drawn in slices, also when something around it changes at that moment", async () => {
  const aid = preloadableAid(async () => () => <p>Contents</p>);
  let change: () => void = () => undefined;
  function Screen() {
    const [count, setCount] = useState(1);
    change = () => setCount(count + 1);
    return (
      <main>
        Text {count}.
        <aid.Component />
      </main>
    );
  }
  drawComponent(<Screen />);
  await aid.preload();
  flushSync(change);
  expect(screen.getByRole("main").textContent).toBe("Text 2.");
  expect(await screen.findByText("Contents")).toBeDefined();
});
