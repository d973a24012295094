import { expect, test } from "vitest";
import text from "../../../../docs/permissions.md?raw";
import { canOnOrganization, canOnPage, canOnWorkspace, roleOnPage } from "./can.ts";
import type { OrganizationAction, PageAction, WorkspaceAction } from "./can.ts";
import { organizationRoles, roles } from "./role.ts";

const document = text.split("\n");

/** The rows of the document's table with this first heading. A row maps column headings to cells. */
function tableOf(firstHeading: string): readonly ReadonlyMap<string, string>[] {
  const start = document.findIndex((line) => cellsOf(line)[0] === firstHeading);
  const headings = cellsOf(document[start] ?? "");
  const end = document.findIndex((line, index) => index > start && !line.startsWith("|"));
  return document
    .slice(start + 2, end)
    .map((line) => new Map(cellsOf(line).map((cell, column) => [headings[column] ?? "", cell])));
}

function cellsOf(line: string): readonly string[] {
  if (!line.startsWith("|")) return [];
  return line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
}

/**
 * For each action in a table, the roles that can do it. A cell other than 'yes' and 'no' is a mistake in the document.
 */
function grantsOf(firstHeading: string, who: readonly string[]): Record<string, readonly string[]> {
  const rows = tableOf(firstHeading).map((row) => {
    const said = who.map((name) => [name, row.get(name)] as const);
    for (const [name, cell] of said) expect(["yes", "no"], `${name} in a row`).toContain(cell);
    const action = (row.get(firstHeading) ?? "").replaceAll("`", "");
    return [action, said.filter(([, cell]) => cell === "yes").map(([name]) => name)] as const;
  });
  return Object.fromEntries(rows);
}

/** Every action, to find actions without a row in the table. */
const pageActions = Object.keys({
  view: 0,
  edit: 0,
  publish: 0,
  revert: 0,
  delete: 0,
  remove: 0,
  move: 0,
  manage: 0,
} satisfies Record<PageAction, 0>) as PageAction[];
const workspaceActions = Object.keys({
  view: 0,
  createPage: 0,
  manage: 0,
} satisfies Record<WorkspaceAction, 0>) as WorkspaceAction[];
const organizationActions = Object.keys({
  view: 0,
  createWorkspace: 0,
  manage: 0,
} satisfies Record<OrganizationAction, 0>) as OrganizationAction[];

test("the document says what each role may do on a page", () => {
  const page = { isRestricted: false, isPublished: true };
  const actual = pageActions.map((action) => [
    action,
    roles.filter((pageRole) =>
      canOnPage(
        { isInOrganization: true, workspaceRole: null, pageRole, areaRole: null },
        action,
        page,
      ),
    ),
  ]);
  expect(grantsOf("action on a page", roles)).toEqual(Object.fromEntries(actual));
});

test("the document says which administrator of a page may remove it for good", () => {
  const firstHeading = "an administrator of a page who";
  const page = { isRestricted: true, isPublished: true };
  const held = {
    isInOrganization: true,
    pageRole: "administrator",
    areaRole: "administrator",
  } as const;
  const actors = {
    "administers nothing else": { workspaceRole: "editor", organizationRole: "user" },
    "also administers its workspace": { workspaceRole: "administrator", organizationRole: "user" },
    "also administers the organization": { workspaceRole: null, organizationRole: "administrator" },
  } as const;
  const mayRemove = Object.entries(actors).map(([who, roles]) => [
    who,
    canOnPage({ ...held, ...roles }, "remove", page) ? ["may `remove` it"] : [],
  ]);
  expect(grantsOf(firstHeading, ["may `remove` it"])).toEqual(Object.fromEntries(mayRemove));
});

test.each([
  { firstHeading: "action in a workspace", editorsCreatePages: false },
  { firstHeading: "action where editors create pages", editorsCreatePages: true },
])("the document says what each role may do: $firstHeading", ({ firstHeading, ...facts }) => {
  const actual = workspaceActions.map((action) => [
    action,
    roles.filter((workspaceRole) =>
      canOnWorkspace({ isInOrganization: true, workspaceRole }, action, facts),
    ),
  ]);
  expect(grantsOf(firstHeading, roles)).toEqual(Object.fromEntries(actual));
});

test.each([
  { firstHeading: "action in an organization", onlyAdministratorsCreateWorkspaces: false },
  {
    firstHeading: "action where only administrators create workspaces",
    onlyAdministratorsCreateWorkspaces: true,
  },
])("the document says what each role may do: $firstHeading", ({ firstHeading, ...facts }) => {
  const actual = organizationActions.map((action) => [
    action,
    organizationRoles.filter((role) => canOnOrganization(role, action, facts)),
  ]);
  expect(grantsOf(firstHeading, organizationRoles)).toEqual(Object.fromEntries(actual));
});

const states = {
  "open and published": { isRestricted: false, isPublished: true },
  restricted: { isRestricted: true, isPublished: true },
  "below a restricted page": { isRestricted: true, isPublished: true },
  "never published": { isRestricted: false, isPublished: false },
};

test.each(roles)("the document says which roles count where, and %s is one that counts", (role) => {
  const inWorkspace = "role in its workspace counts";
  const onPage = "role on the page counts";
  const above = "role on the restricted page above counts";
  const actual = Object.entries(states).map(([state, facts]) => {
    const isBelow = state === "below a restricted page";
    // Somebody without a role on the restricted page above sees nothing below it.
    const areaRole = isBelow ? "viewer" : null;
    const held = { isInOrganization: true, workspaceRole: null, pageRole: null, areaRole } as const;
    const named = { ...held, pageRole: role, ...(!isBelow && { areaRole: role }) };
    const inArea = { ...held, ...(isBelow && { areaRole: role }) };
    const isMore = role !== "viewer" || !isBelow;
    const counting = [
      isMore && roleOnPage({ ...held, workspaceRole: role }, facts) === role ? [inWorkspace] : [],
      roleOnPage(named, facts) === role ? [onPage] : [],
      roleOnPage(inArea, facts) === role ? [above] : [],
    ];
    return [state, counting.flat()];
  });
  expect(grantsOf("the page is", [inWorkspace, onPage, above])).toEqual(Object.fromEntries(actual));
});

test.each(
  Object.entries(states).flatMap(([state, facts]) =>
    pageActions.map((action) => ({ state, facts, action })),
  ),
)("who left the organization may not $action a page that is $state", ({ facts, action }) => {
  for (const role of roles) {
    const left = { isInOrganization: false, workspaceRole: role, pageRole: role, areaRole: role };
    expect(canOnPage(left, action, facts)).toBe(false);
  }
});
