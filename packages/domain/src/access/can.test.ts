import { describe, expect, test } from "vitest";
import { canOnOrganization, canOnPage, canOnWorkspace } from "./can.ts";
import type { PageAction } from "./can.ts";
import type { OrganizationRole, Role } from "./role.ts";

const all: PageAction[] = ["view", "edit", "publish", "revert", "delete", "move", "manage"];
const forGood: PageAction[] = [...all, "remove"];
const writing: PageAction[] = ["view", "edit", "publish", "revert"];
const reading: PageAction[] = ["view"];
const nothing: PageAction[] = [];

interface Row {
  because: string;
  isInOrganization?: boolean;
  workspaceRole?: Role | null;
  pageRole?: Role | null;
  organizationRole?: OrganizationRole;
  /** Where it is missing, only the page itself is restricted. */
  areaRole?: Role | null;
  /** Whether a restricted page above does not name the person. */
  isBarred?: boolean;
  isRestricted?: boolean;
  isPublished?: boolean;
  allowed: PageAction[];
}

const rows: Row[] = [
  {
    because: "a stranger is in no organization of the page",
    isInOrganization: false,
    workspaceRole: "administrator",
    pageRole: "administrator",
    allowed: nothing,
  },
  { because: "a colleague is in neither the workspace nor the page", allowed: nothing },
  {
    because: "a workspace's viewer reads its pages",
    workspaceRole: "viewer",
    allowed: reading,
  },
  {
    because: "a workspace's editor reads and writes its pages",
    workspaceRole: "editor",
    allowed: writing,
  },
  {
    because: "a workspace's administrator manages its pages",
    workspaceRole: "administrator",
    allowed: forGood,
  },
  { because: "a page's viewer reads it", pageRole: "viewer", allowed: reading },
  { because: "a page's editor reads and writes it", pageRole: "editor", allowed: writing },
  {
    because: "a page's viewer who edits in its workspace writes it",
    workspaceRole: "editor",
    pageRole: "viewer",
    allowed: writing,
  },
  {
    because: "a workspace's viewer who edits the page writes it",
    workspaceRole: "viewer",
    pageRole: "editor",
    allowed: writing,
  },
  {
    because:
      "a restricted page is no more than read by its viewer, whatever they are in its workspace",
    isRestricted: true,
    workspaceRole: "administrator",
    pageRole: "viewer",
    allowed: reading,
  },
  { because: "a page's administrator manages it", pageRole: "administrator", allowed: all },
  {
    because: "a page's administrator who only reads in the workspace manages it",
    workspaceRole: "viewer",
    pageRole: "administrator",
    allowed: all,
  },
  {
    because: "a page's administrator who administers the organization removes it for good",
    pageRole: "administrator",
    organizationRole: "administrator",
    allowed: forGood,
  },
  {
    because:
      "an administrator of the organization who writes a page removes it as little as others",
    workspaceRole: "editor",
    organizationRole: "administrator",
    allowed: writing,
  },
  {
    because: "an administrator of the organization sees no page more for it",
    organizationRole: "administrator",
    allowed: nothing,
  },
  {
    because: "a restricted page's administrator who administers the workspace removes it for good",
    isRestricted: true,
    workspaceRole: "administrator",
    pageRole: "administrator",
    allowed: forGood,
  },
  {
    because: "a restricted page is closed to the workspace's editor",
    isRestricted: true,
    workspaceRole: "editor",
    allowed: nothing,
  },
  {
    because: "a restricted page is closed to the workspace's administrator",
    isRestricted: true,
    workspaceRole: "administrator",
    allowed: nothing,
  },
  {
    because: "a restricted page is open to its own editor",
    isRestricted: true,
    pageRole: "editor",
    allowed: writing,
  },
  {
    because: "a page below a restricted one is read by who reads that one",
    isRestricted: true,
    areaRole: "viewer",
    allowed: reading,
  },
  {
    because: "a page below a restricted one is managed by who manages that one",
    isRestricted: true,
    areaRole: "administrator",
    workspaceRole: "viewer",
    allowed: all,
  },
  {
    because: "who reads the restricted page above and edits the page itself writes it",
    isRestricted: true,
    areaRole: "viewer",
    pageRole: "editor",
    allowed: writing,
  },
  {
    because: "a page below a restricted one is closed to who is named on it alone",
    isRestricted: true,
    isBarred: true,
    workspaceRole: "administrator",
    pageRole: "administrator",
    allowed: nothing,
  },
  {
    because: "an unpublished page below a restricted one is closed to who manages that one",
    isRestricted: true,
    isPublished: false,
    areaRole: "administrator",
    allowed: nothing,
  },
  {
    because: "an unpublished page below a restricted one is its creator's",
    isRestricted: true,
    isPublished: false,
    areaRole: "editor",
    pageRole: "administrator",
    allowed: all,
  },
  {
    because: "an unpublished page is closed to the workspace's administrator",
    isPublished: false,
    workspaceRole: "administrator",
    allowed: nothing,
  },
  {
    because: "an unpublished page is its creator's",
    isPublished: false,
    workspaceRole: "administrator",
    pageRole: "administrator",
    allowed: forGood,
  },
];

describe("what may be done with a page", () => {
  test.each(rows)("$because", (row) => {
    const actor = {
      isInOrganization: row.isInOrganization ?? true,
      workspaceRole: row.workspaceRole ?? null,
      pageRole: row.pageRole ?? null,
      organizationRole: row.organizationRole ?? "user",
      areaRole:
        row.isRestricted === true && row.isBarred !== true
          ? (row.areaRole ?? row.pageRole ?? null)
          : null,
    };
    const page = { isRestricted: row.isRestricted ?? false, isPublished: row.isPublished ?? true };
    expect(forGood.filter((action) => canOnPage(actor, action, page))).toEqual(row.allowed);
  });
});

describe("what may be done with a workspace", () => {
  test.each([
    {
      because: "an administrator creates pages and manages",
      isInOrganization: true,
      role: "administrator" as const,
      allowed: ["view", "createPage", "manage"],
    },
    {
      because: "an editor sees it",
      isInOrganization: true,
      role: "editor" as const,
      allowed: ["view"],
    },
    {
      because: "an editor creates pages where editors may",
      isInOrganization: true,
      role: "editor" as const,
      editorsCreatePages: true,
      allowed: ["view", "createPage"],
    },
    {
      because: "a viewer creates no pages, even where editors may",
      isInOrganization: true,
      role: "viewer" as const,
      editorsCreatePages: true,
      allowed: ["view"],
    },
    {
      because: "one who left creates no pages, even where editors may",
      isInOrganization: false,
      role: "editor" as const,
      editorsCreatePages: true,
      allowed: [],
    },
    {
      because: "a viewer sees it",
      isInOrganization: true,
      role: "viewer" as const,
      allowed: ["view"],
    },
    {
      because: "a colleague outside does not see it",
      isInOrganization: true,
      role: null,
      allowed: [],
    },
    {
      because: "one who left the organization does not see it",
      isInOrganization: false,
      role: "administrator" as const,
      allowed: [],
    },
  ])("$because", ({ isInOrganization, role, editorsCreatePages = false, allowed }) => {
    const actor = { isInOrganization, workspaceRole: role };
    const actions = ["view", "createPage", "manage"] as const;
    const may = actions.filter((action) => canOnWorkspace(actor, action, { editorsCreatePages }));
    expect(may).toEqual(allowed);
  });
});

test.each([
  {
    role: "administrator" as const,
    isClosed: false,
    allowed: ["view", "createWorkspace", "manage"],
  },
  {
    role: "administrator" as const,
    isClosed: true,
    allowed: ["view", "createWorkspace", "manage"],
  },
  { role: "user" as const, isClosed: false, allowed: ["view", "createWorkspace"] },
  { role: "user" as const, isClosed: true, allowed: ["view"] },
])(
  "the $role of an organization may $allowed it; only administrators create workspaces: $isClosed",
  ({ role, isClosed, allowed }) => {
    const actions = ["view", "createWorkspace", "manage"] as const;
    const facts = { onlyAdministratorsCreateWorkspaces: isClosed };
    expect(actions.filter((action) => canOnOrganization(role, action, facts))).toEqual(allowed);
  },
);
