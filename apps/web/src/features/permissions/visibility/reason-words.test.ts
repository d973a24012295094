import { expect, test } from "vitest";
import { reasonWords } from "./reason-words.ts";

const organization = { from: "organization", role: "viewer" } as const;
const workspace = { from: "workspace", role: "editor" } as const;
const page = { from: "page", role: "viewer" } as const;

test.each([
  { resource: "page" as const, reasons: [page], words: "named on this page" },
  { resource: "page" as const, reasons: [workspace], words: "in the workspace as editor" },
  {
    resource: "page" as const,
    reasons: [page, workspace],
    words: "in the workspace as editor, named on this page as viewer",
  },
  {
    resource: "page" as const,
    reasons: [organization],
    words: "everyone in the organization",
  },
  { resource: "workspace" as const, reasons: [workspace], words: "named in this workspace" },
  {
    resource: "workspace" as const,
    reasons: [workspace, organization],
    words: "everyone in the organization as viewer, named in this workspace as editor",
  },
])("somebody sees the $resource because they are: $words", ({ resource, reasons, words }) => {
  expect(reasonWords({ reasons }, resource)).toBe(words);
});
