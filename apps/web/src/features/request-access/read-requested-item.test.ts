import { expect, test } from "vitest";
import { readRequestedItem } from "./read-requested-item.ts";

const id = "018f3c7e-7a10-7c3e-9c55-0a1b2c3d4e5f";

test.each([
  { redirect: `page/${id}`, found: { type: "page", id }, because: "it is a page" },
  {
    redirect: `page/${id}?version=${id}`,
    found: { type: "page", id },
    because: "a version is a page's",
  },
  { redirect: `workspace/${id}`, found: { type: "workspace", id }, because: "it is a workspace" },
  { redirect: undefined, found: null, because: "there is no redirect" },
  { redirect: "page/pageNotFound", found: null, because: "it has no id" },
  {
    redirect: `settings/${id}`,
    found: null,
    because: "only pages and workspaces can be requested",
  },
  { redirect: `//other.org/page/${id}`, found: null, because: "that is another site" },
])("the no-access screen at $redirect asks for $found, because $because", ({ redirect, found }) => {
  expect(readRequestedItem(redirect)).toEqual(found);
});
