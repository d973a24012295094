import { describe, expect, it } from "vitest";
import { readAnswer, sideMax, svgMax } from "./drawing.ts";

const picture = { svg: "<svg/>", width: 10, height: 20, altText: "" };

describe("an answer of the frame", () => {
  it("is taken as the frame's own script gives it", () => {
    for (const answer of [
      { ready: true },
      { pong: true },
      { failed: true },
      { drawing: picture },
    ]) {
      expect(readAnswer(answer)).toEqual(answer);
    }
    expect(readAnswer({ drawing: { reason: "x".repeat(999) } })).toEqual({
      drawing: { reason: "x".repeat(300) },
    });
  });

  it.each([
    null,
    "ready",
    {},
    { drawing: null },
    { drawing: {} },
    { drawing: { ...picture, svg: 1 } },
    { drawing: { ...picture, svg: "x".repeat(svgMax + 1) } },
    { drawing: { ...picture, width: 0 } },
    { drawing: { ...picture, width: "10px; position: fixed" } },
    { drawing: { ...picture, height: sideMax + 1 } },
    { drawing: { ...picture, height: Number.NaN } },
    { drawing: { ...picture, altText: undefined } },
  ])("is refused if it is anything else: %j", (answer) => {
    expect(readAnswer(answer)).toBeNull();
  });
});
