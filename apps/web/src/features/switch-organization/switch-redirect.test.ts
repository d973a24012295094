import { expect, test } from "vitest";
import { switchRedirect } from "./switch-redirect.ts";

test.each([
  { redirect: "page/018f", path: "/page/018f", because: "it is a page" },
  { redirect: "workspace/018f", path: "/workspace/018f", because: "it is a workspace" },
  {
    redirect: "page/018f?version=0190",
    path: "/page/018f?version=0190",
    because: "what the reader wanted of the page goes along",
  },
  { redirect: undefined, path: "/", because: "nothing is named" },
  { redirect: "", path: "/", because: "nothing is named" },
  { redirect: "drafts", path: "/", because: "only pages and workspaces belong to an organization" },
  { redirect: "/other.org/page/018f", path: "/", because: "it would be another site" },
  { redirect: "\\other.org/page/018f", path: "/", because: "browsers read it as another site" },
  { redirect: "page/../signIn", path: "/", because: "it only looks like a page" },
  { redirect: "https://other.org/page/018f", path: "/", because: "it is another site" },
  {
    redirect: "page/switchOrgToAccess?redirect=page/018f",
    path: "/",
    because: "the switch does not lead to itself",
  },
])("a switch with $redirect leads to $path, because $because", ({ redirect, path }) => {
  expect(switchRedirect(redirect, "https://stemma.example")).toBe(path);
});
