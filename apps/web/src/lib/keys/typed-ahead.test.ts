import { afterEach, describe, expect, it, vi } from "vitest";
import { typedAhead } from "./typed-ahead.ts";

function press(...keys: readonly string[]): boolean[] {
  return keys.map((key) =>
    typedAhead.addKey({ key, ctrlKey: false, metaKey: false, repeat: false }),
  );
}

describe("typing ahead", () => {
  afterEach(() => void typedAhead.take());

  it("keeps what is typed until a field takes it", () => {
    typedAhead.begin();
    expect(press("R", "y", "i", "Backspace", "e", " ", "é")).not.toContain(false);
    expect(typedAhead.take()).toBe("Rye é");
    expect(typedAhead.isWaiting()).toBe(false);
  });

  it("keeps Enter as the end of a line", () => {
    typedAhead.begin();
    expect(press("R", "Enter", "S")).not.toContain(false);
    expect(typedAhead.take()).toBe("R\nS");
  });

  it("counts a key that is held down once", () => {
    typedAhead.begin();
    const held = { key: "Enter", ctrlKey: false, metaKey: false, repeat: true };
    expect(typedAhead.addKey(held)).toBe(true);
    expect(typedAhead.take()).toBe("");
  });

  it("goes on after what was typed before", () => {
    typedAhead.begin("Rye ");
    press("a");
    expect(typedAhead.take()).toBe("Rye a");
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
    expect(press("Tab", "F6", "Escape")).not.toContain(true);
    expect(typedAhead.addKey({ key: "s", ctrlKey: true, metaKey: false, repeat: false })).toBe(
      false,
    );
    expect(typedAhead.take()).toBe("");
  });
});
