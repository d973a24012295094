import { expect, test } from "vitest";
import { reasonWords } from "./reason-words.ts";

const organization = { from: "organization", role: "viewer" } as const;
const workspace = { from: "workspace", role: "editor" } as const;
const page = { from: "page", role: "viewer" } as const;

test.each([
  { ground: "page" as const, reasons: [page], words: "named on this page" },
  { ground: "page" as const, reasons: [workspace], words: "in the workspace as editor" },
  {
    ground: "page" as const,
    reasons: [page, workspace],
    words: "in the workspace as editor, named on this page as viewer",
  },
  {
    ground: "page" as const,
    reasons: [organization],
    words: "everyone in the organization",
  },
  { ground: "workspace" as const, reasons: [workspace], words: "named in this workspace" },
  {
    ground: "workspace" as const,
    reasons: [workspace, organization],
    words: "everyone in the organization as viewer, named in this workspace as editor",
  },
])("somebody sees the $ground because they are: $words", ({ ground, reasons, words }) => {
  expect(reasonWords({ reasons }, ground)).toBe(words);
});
