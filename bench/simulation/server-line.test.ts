import { expect, it } from "vitest";
import { createServerLine } from "./server-line.ts";

it("work waits for the work before it", () => {
  const line = createServerLine(1, 0);
  expect(line.serve(0, () => 3_000)).toBe(3);
  expect(line.serve(1, () => 2_000)).toBe(5);
  expect(line.serve(10, () => 1_000)).toBe(11);
});

it("two cores, of which half is taken, are one", () => {
  expect(createServerLine(2, 0.5).serve(0, () => 4_000)).toBe(4);
});

it("work can be less after a long wait", () => {
  const line = createServerLine(1, 0);
  line.serve(0, () => 5_000);
  expect(line.serve(0, (waitedMs) => (waitedMs > 4 ? 1_000 : 9_000))).toBe(6);
});

it("a server without time is refused, because nothing would ever be done", () => {
  expect(() => createServerLine(4, 1)).toThrow("leaves no time");
});
