import { expect, test } from "vitest";
import { diskLevel } from "./disk-level.ts";

const unset = { warnBelow: undefined, uploadsBelow: undefined };

test.each([
  { free: 5e9, size: 1e12, limits: unset, level: "ok", because: "5 GB are enough on a large disk" },
  { free: 4.9e9, size: 1e12, limits: unset, level: "nearly full", because: "5 GB are the limit" },
  { free: 0.9e9, size: 1e12, limits: unset, level: "full", because: "1 GB is left to the words" },
  { free: 1e9, size: 1e10, limits: unset, level: "ok", because: "it is a tenth of a small disk" },
  { free: 0.9e9, size: 1e10, limits: unset, level: "nearly full", because: "it is less than that" },
  { free: 0.1e9, size: 1e10, limits: unset, level: "full", because: "a fiftieth is the limit" },
  {
    free: 5e9,
    size: 1e12,
    limits: { ...unset, warnBelow: 6e9 },
    level: "nearly full",
    because: "the setting says so",
  },
  {
    free: 5e9,
    size: 1e12,
    limits: { ...unset, uploadsBelow: 6e9 },
    level: "full",
    because: "uploads end first, whatever the other limit is",
  },
  {
    free: 0.6e9,
    size: 1e12,
    limits: { ...unset, warnBelow: 0.5e9 },
    level: "ok",
    because: "uploads do not end before the warning that was set",
  },
])("a disk of $size bytes with $free free is $level, because $because", (row) => {
  expect(diskLevel(row, row.limits)).toBe(row.level);
});
