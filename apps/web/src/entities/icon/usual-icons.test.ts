import { readPageIcon } from "@stemma/domain/page/page-icon";
import { expect, it } from "vitest";
import { usualIcons } from "./usual-icons.ts";

it("every usual icon can be stored as it is, and is offered once", () => {
  for (const { character } of usualIcons) expect(readPageIcon(character)).toBe(character);
  expect(new Set(usualIcons.map(({ character }) => character)).size).toBe(usualIcons.length);
});
