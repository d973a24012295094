import { expect, test } from "vitest";
import { nearestSidebarWidth, sidebarWidthIn } from "./sidebar-width.ts";

test.each([
  [0, 208],
  [255, 256],
  [293, 304],
  [2000, 400],
])("%d pixels are nearest to a width of %d", (px, width) => {
  expect(nearestSidebarWidth(px)).toBe(width);
});

test.each([
  ["stemma-sidebar=304", 304],
  ["a=b; stemma-sidebar=208; c=d", 208],
  ["stemma-sidebar=305", null],
  ['stemma-sidebar=304"onload', null],
  ["other-stemma-sidebar=304", null],
  ["", null],
])("the cookies %s hold the width %s", (cookies, width) => {
  expect(sidebarWidthIn(cookies)).toBe(width);
});
