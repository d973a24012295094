import { afterEach, describe, expect, it, vi } from "vitest";
import { typedAhead } from "./typed-ahead.ts";

function press(...keys: readonly string[]): boolean[] {
  return keys.map((key) => typedAhead.addKey({ key, ctrlKey: false, metaKey: false }));
}

describe("typing ahead", () => {
  afterEach(() => void typedAhead.take());

  it("keeps what is typed until a field takes it", () => {
    typedAhead.begin();
    expect(press("R", "y", "i", "Backspace", "e", " ", "é")).not.toContain(false);
    expect(typedAhead.take()).toBe("Rye é");
    expect(typedAhead.isWaiting()).toBe(false);
  });

  it("keeps nothing any more once nobody would still wait for the field", () => {
    vi.useFakeTimers();
    typedAhead.begin();
    press("R");
    vi.advanceTimersByTime(10_001);
    expect(press("y")).toEqual([false]);
    expect(typedAhead.take()).toBe("");
    vi.useRealTimers();
  });

  it("keeps nothing while no field is awaited", () => {
    expect(press("R")).toEqual([false]);
    expect(typedAhead.take()).toBe("");
  });

  it("leaves alone the keys that type nothing, and shortcuts", () => {
    typedAhead.begin();
    expect(press("Enter", "Tab", "F6", "Escape")).not.toContain(true);
    expect(typedAhead.addKey({ key: "s", ctrlKey: true, metaKey: false })).toBe(false);
    expect(typedAhead.take()).toBe("");
  });
});
