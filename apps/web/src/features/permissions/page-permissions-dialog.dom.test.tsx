import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { PathStep } from "@stemma/contract/page-shapes";
import type { PageId } from "@stemma/domain/ids";
import type { Reader } from "@stemma/contract/permissions.contract";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { Role } from "@stemma/domain/access/role";
import { drawComponent, putAway, refusal } from "../../lib/testing/draw-component.tsx";
import { inRouter } from "../../lib/testing/in-router.tsx";
import { loseConnection } from "../../lib/testing/lose-connection.ts";
import { noItems } from "../../lib/testing/no-items.ts";
import { PagePermissionsDialog } from "./page-permissions-dialog.tsx";
import { aReader } from "./testing/a-reader.ts";

afterEach(putAway);

const view = {
  page: { id: "tides", pageTitle: "Tides" },
  workspace: { workspaceName: "Personal" },
  can: { manage: true },
} as unknown as PageView;

type Change = (input: unknown) => unknown;

/** Olga administers the page and its workspace, Cora is a viewer of the page. */
const both = [
  aReader(
    "Olga Owner",
    { from: "workspace", role: "administrator" },
    { from: "page", role: "administrator" },
  ),
  aReader("Cora Colleague", { from: "page", role: "viewer" }),
];

/** The dialog over a server whose answer to a change of a role or of the access is `change`. */
async function drawDialog(
  change: Change,
  readers: { items: readonly Reader[] } = { items: both },
  restrictedAbove: PathStep | null = null,
) {
  const drawn = drawComponent(
    inRouter(<PagePermissionsDialog view={view} onClose={() => {}} onOpenWorkspace={() => {}} />),
    {
      "accounts/current": { user: { id: "Olga Owner" } },
      "members/list": noItems,
      "permissions/pageReaders": () => ({
        items: readers.items,
        nextCursor: null,
        isRestricted: false,
        restrictedAbove,
        isPublished: true,
        workspaceName: "Personal",
      }),
      "permissions/restrictPage": change,
      "permissions/setPageRole": change,
    },
  );
  await screen.findByText("Olga Owner");
  return drawn;
}

const administersPage = ({ reasons }: Reader) =>
  reasons.some(({ from, role }) => from === "page" && role === "administrator");

const role = (name: string) =>
  screen.getByRole<HTMLSelectElement>("combobox", { name: `Role of ${name}` });

function row(name: string): HTMLElement {
  const found = screen
    .getAllByRole("listitem")
    .find(({ textContent }) => textContent?.includes(name));
  if (found === undefined) throw new Error(`${name} is not listed.`);
  return found;
}

test("a choice that does not reach the server goes back to what it was, and says so", async () => {
  const { person } = await drawDialog(loseConnection);
  await person.click(screen.getByRole("radio", { name: /^Only people named here/ }));
  await person.click(await screen.findByRole("button", { name: "RESTRICT PAGE" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Nothing changed.");
  const open = screen.getByRole<HTMLInputElement>("radio", { name: /^Everyone in “Personal”/ });
  expect(open.checked).toBe(true);
});

test("a role that does not reach the server goes back and says so, and changes when it is chosen again", async () => {
  let isLost = true;
  const readers = { items: both };
  const { person } = await drawDialog((input) => {
    if (isLost) return loseConnection();
    expect(input).toEqual({ pageId: "tides", userId: "Cora Colleague", role: "administrator" });
    const [olga] = both;
    const cora = aReader("Cora Colleague", { from: "page", role: "administrator" });
    readers.items = olga === undefined ? [cora] : [olga, cora];
    return {};
  }, readers);
  await person.selectOptions(role("Cora Colleague"), "Admin");
  const alert = await within(row("Cora Colleague")).findByRole("alert");
  expect(alert.textContent).toContain("Nothing changed for Cora Colleague.");
  expect(role("Cora Colleague").value).toBe("viewer");
  isLost = false;
  await person.selectOptions(role("Cora Colleague"), "Admin");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(role("Cora Colleague").value).toBe("administrator");
});

test("below a restricted page, the dialog says which one, and leads there", async () => {
  const board = { id: "board" as PageId, pageTitle: "Board", icon: null };
  await drawDialog(() => refusal("RESTRICTED_ABOVE", 409), { items: both }, board);
  expect(screen.getByText(/^Restricted with “Board”: only people named there/)).toBeDefined();
  const there = screen.getByRole("link", { name: "Open that page" });
  expect(there.getAttribute("href")).toBe("/page/board");
  expect(screen.getByRole("radio", { name: /^Everyone named on “Board”/ })).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Who is in/ })).toBeNull();
});

test("whoever names somebody whom a restricted page above does not name reads why that is refused", async () => {
  const { person } = await drawDialog(() => refusal("RESTRICTED_ABOVE", 409));
  await person.selectOptions(role("Cora Colleague"), "Admin");
  const alert = await within(row("Cora Colleague")).findByRole("alert");
  expect(alert.textContent).toContain("a page above is restricted and does not name them");
});

test("the last administrator of a page stays one and reads why, until somebody else is one", async () => {
  const readers = { items: both };
  const { person, server } = await drawDialog((input) => {
    const { userId, role } = input as { userId: string; role: Role };
    const others = readers.items.filter(({ id }) => id !== userId);
    if (!others.some(administersPage)) return refusal("LAST_ADMINISTRATOR", 409);
    readers.items = readers.items.map((reader) => {
      if (reader.id !== userId) return reader;
      const reasons = reader.reasons.filter(({ from }) => from !== "page");
      return aReader(reader.name, ...reasons, { from: "page", role });
    });
    return {};
  }, readers);
  await person.selectOptions(role("Olga Owner"), "Viewer");
  const alert = await within(row("Olga Owner")).findByRole("alert");
  expect(alert.textContent).toBe(
    "Olga Owner stays an admin: nobody else administers this page. Make somebody else an admin first.",
  );
  expect(role("Olga Owner").value).toBe("administrator");
  await person.selectOptions(role("Cora Colleague"), "Admin");
  expect(within(row("Olga Owner")).queryByRole("alert")).toBeNull();
  await person.selectOptions(role("Olga Owner"), "Viewer");
  await waitFor(() => expect(readers.items.filter(administersPage)).toHaveLength(1));
  await waitFor(() =>
    expect(row("Olga Owner").textContent).toContain("Admin: in the workspace as admin"),
  );
  expect(role("Olga Owner").value).toBe("viewer");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(server.changes).toHaveLength(3);
});

test("who is lowered on a page is said to be an administrator still, from the workspace", async () => {
  const olga = aReader(
    "Olga Owner",
    { from: "workspace", role: "administrator" },
    { from: "page", role: "viewer" },
  );
  await drawDialog(loseConnection, { items: [olga] });
  expect(role("Olga Owner").value).toBe("viewer");
  expect(row("Olga Owner").textContent).toContain("Admin: in the workspace as admin");
});

test("permissions that could not be loaded are there when the server can be reached again", async () => {
  let isLost = true;
  const readers = { items: both, nextCursor: null, isRestricted: false, isPublished: true };
  drawComponent(
    <PagePermissionsDialog view={view} onClose={() => {}} onOpenWorkspace={() => {}} />,
    {
      "accounts/current": { user: { id: "Olga Owner" } },
      "members/list": noItems,
      "permissions/pageReaders": () => (isLost ? loseConnection() : readers),
    },
  );
  expect((await screen.findByRole("alert")).textContent).toContain("can't be reached");
  isLost = false;
  window.dispatchEvent(new Event("online"));
  await screen.findByText("Olga Owner");
});
