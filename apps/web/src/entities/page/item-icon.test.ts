import { pageKinds } from "@stemma/domain/page/page-kind";
import { expect, test } from "vitest";
import { draftIcon, itemIcon } from "./item-icon.ts";

test("pages, templates, snippets and workspaces each have an icon of their own", () => {
  const pages = pageKinds.map((kind) => itemIcon({ type: "page", kind }));
  expect(new Set([...pages, itemIcon({ type: "workspace" })]).size).toBe(pageKinds.length + 1);
});

test("a template or snippet keeps its icon as a draft, and a page does not", () => {
  expect(pageKinds.filter((kind) => draftIcon(kind) === itemIcon({ type: "page", kind }))).toEqual([
    "template",
    "snippet",
  ]);
});
