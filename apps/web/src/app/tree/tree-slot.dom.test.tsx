import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { TreeSlot } from "./tree-slot.tsx";

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  putAway();
  localStorage.clear();
  vi.useRealTimers();
});

function drawSlot(given: { readonly isRead?: boolean; readonly isBelowKnown?: boolean }): void {
  const { isRead = false, isBelowKnown = true } = given;
  drawComponent(
    <TreeSlot isRead={isRead} isBelowKnown={isBelowKnown} below={<p>Pinned</p>}>
      <p>Tree</p>
    </TreeSlot>,
    {},
  );
}

const isShown = () => getComputedStyle(screen.getByText("Pinned")).visibility !== "hidden";

describe("in a browser that draws the tree for the first time", () => {
  test("what is below the tree waits until it is drawn", () => {
    drawSlot({});
    expect(isShown()).toBe(false);
    putAway();
    drawSlot({ isRead: true });
    expect(isShown()).toBe(true);
  });

  test("what is below the tree does not wait for long", () => {
    drawSlot({});
    act(() => void vi.advanceTimersByTime(5_000));
    expect(isShown()).toBe(true);
  });
});

describe("in a browser that knows how high the tree was", () => {
  beforeEach(() => localStorage.setItem("stemma-tree-height", "120"));

  test("what is below the tree is shown at once", () => {
    drawSlot({});
    expect(isShown()).toBe(true);
  });

  test("what is below the tree waits until it is known", () => {
    drawSlot({ isBelowKnown: false });
    expect(isShown()).toBe(false);
  });
});
