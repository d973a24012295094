import { expect, test } from "vitest";
import { safeRedirect } from "./safe-redirect.ts";

test.each([
  { wanted: "/page/1?edit=true#end", goes: "/page/1?edit=true#end", because: "it is a path here" },
  { wanted: undefined, goes: "/", because: "nothing was wanted" },
  { wanted: "", goes: "/", because: "nothing was wanted" },
  { wanted: "page/1", goes: "/", because: "it is not a whole path" },
  { wanted: "https://other.org/", goes: "/", because: "it names another site" },
  { wanted: "//other.org", goes: "/", because: "browsers read it as another site" },
  { wanted: "/\\other.org", goes: "/", because: "browsers read a backslash as a slash" },
  { wanted: "/\t/other.org", goes: "/", because: "browsers drop tabs" },
  { wanted: "/.//other.org", goes: "/", because: "its path would be read as another site" },
  { wanted: "javascript:alert(1)", goes: "/", because: "it is a script" },
  { wanted: "/signIn?redirect=/signIn", goes: "/", because: "it would come back here for ever" },
])("a visitor who wanted $wanted goes to $goes, because $because", ({ wanted, goes }) => {
  expect(safeRedirect(wanted, "https://stemma.example")).toBe(goes);
});
