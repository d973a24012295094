import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Reader } from "@stemma/contract/permissions.contract";
import type { WorkspaceView } from "@stemma/contract/workspaces.contract";
import { drawComponent, putAway, refusal } from "../../lib/testing/draw-component.tsx";
import { noItems } from "../../lib/testing/no-items.ts";
import { aReader } from "./testing/a-reader.ts";
import { WorkspacePermissionsDialog } from "./workspace-permissions-dialog.tsx";

afterEach(putAway);

const workspace = {
  id: "personal",
  workspaceName: "Personal",
  isPersonalWorkspace: true,
  can: { manage: true },
} as unknown as WorkspaceView;

/** The people of a workspace, which the server lists to `you` `atOnce` at a time. It refuses every change. */
function drawDialog(readers: readonly Reader[], { you = "Ada", atOnce = 50 }) {
  return drawComponent(
    <WorkspacePermissionsDialog
      workspace={workspace}
      organizationName="The bakery"
      onClose={() => {}}
    />,
    {
      "accounts/current": { user: { id: you } },
      "members/list": noItems,
      "permissions/workspaceReaders": (input) => {
        const from = Number((input as { cursor?: string }).cursor ?? 0);
        const end = from + atOnce;
        return {
          items: readers.slice(from, end),
          nextCursor: end < readers.length ? String(end) : null,
          organizationRole: null,
        };
      },
      "permissions/setWorkspaceRole": () => refusal("NOT_ALLOWED", 403),
    },
  );
}

const administrators = ["Ada", "Olga"].map((name) =>
  aReader(name, { from: "workspace", role: "administrator" }),
);

test.each([
  { who: "another administrator", you: "Ada", yes: null },
  { who: "its owner, who gives it up", you: "Olga", yes: "GIVE UP" },
])(
  "nobody is lowered in the 'Personal' that is theirs, and who tries reads why: $who",
  async ({ you, yes }) => {
    const { person } = drawDialog(administrators, { you });
    const role = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Role of Olga" });
    await person.selectOptions(role, "Viewer");
    if (yes !== null) await person.click(await screen.findByRole("button", { name: yes }));
    const [, olga] = screen.getAllByRole("listitem");
    if (olga === undefined) throw new Error("Olga is not listed.");
    expect((await within(olga).findByRole("alert")).textContent).toBe(
      "Nothing changed for Olga: “Personal” is their own personal workspace.",
    );
    expect(role.value).toBe("administrator");
  },
);

test("who is in a large workspace is listed by name, in parts", async () => {
  const names = Array.from({ length: 5 }, (_, index) => `Person ${index}`);
  const readers = names.map((name) => aReader(name, { from: "workspace", role: "viewer" }));
  const { person } = drawDialog(readers, { atOnce: 2 });
  await screen.findByText("Person 1");
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  for (const count of [4, 5]) {
    await person.click(screen.getByRole("button", { name: "Load more" }));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(count));
  }
  expect(screen.getAllByText(/^Person \d$/).map(({ textContent }) => textContent)).toEqual(names);
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
});
