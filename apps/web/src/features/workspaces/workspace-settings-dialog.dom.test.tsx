import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { WorkspaceSummary } from "@stemma/contract/workspace-shapes";
import type { WorkspaceId } from "@stemma/domain/ids";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { WorkspaceSettingsDialog } from "./workspace-settings-dialog.tsx";

afterEach(putAway);

function drawDialog({ isPersonalWorkspace = false, manage = true } = {}) {
  const onClose = vi.fn();
  const can: WorkspaceSummary["can"] = { createPage: true, manage };
  const drawn = drawComponent(
    <WorkspaceSettingsDialog
      workspace={{
        id: "w" as WorkspaceId,
        workspaceName: "Bakery",
        isPersonalWorkspace,
        can,
        description: "",
        icon: null,
        publishesChecks: false,
        editorsCreatePages: false,
      }}
      onClose={onClose}
      onPermissions={() => {}}
    >
      {null}
    </WorkspaceSettingsDialog>,
    { "templates/offered": { items: [], defaultTemplate: null } },
  );
  const name = screen.getByLabelText<HTMLInputElement>("Workspace Name");
  const save = screen.getByRole("button", { name: "SAVE" });
  return { ...drawn, onClose, name, save };
}

test.each([
  {
    because: "it is the personal one",
    workspace: { isPersonalWorkspace: true },
    reason: "The personal workspace cannot be renamed.",
    focused: () => screen.getByRole("textbox", { name: "Description" }),
  },
  {
    because: "the reader does not administer it",
    workspace: { manage: false },
    reason: "Only an admin of the workspace can rename it.",
    focused: () => screen.getByRole("button", { name: "Who is here" }),
  },
])(
  "a workspace that cannot be renamed because $because says so",
  async ({ workspace, reason, focused }) => {
    const { person, name, save } = drawDialog(workspace);
    expect(name.readOnly).toBe(true);
    const description = document.getElementById(name.getAttribute("aria-describedby") ?? "");
    expect(description?.textContent).toBe(reason);
    await waitFor(() => expect(document.activeElement).toBe(focused()));
    expect(save.getAttribute("aria-disabled")).toBe("true");
    await person.hover(save);
    expect((await screen.findByRole("tooltip")).textContent).toBe(reason);
  },
);

test("a name that does not reach the server stays in its field, with the reason", async () => {
  const { person, name, save, server, onClose } = drawDialog();
  await person.clear(name);
  await person.type(name, "  Mill ");
  server.isReachable = false;
  await person.click(save);
  expect((await screen.findByRole("alert")).textContent).toContain(
    "The workspace was not renamed.",
  );
  expect(name.value).toBe("  Mill ");
  server.isReachable = true;
  await person.click(save);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.changes).toEqual([
    { procedure: "workspaces/rename", input: { workspaceId: "w", workspaceName: "Mill" } },
  ]);
});

test("who administers a workspace says whether ticked boxes are published at once", async () => {
  const { person, server } = drawDialog();
  const setting = screen.getByRole("switch", { name: "Publish ticked boxes at once" });
  await person.click(setting);
  await waitFor(() =>
    expect(server.changes).toEqual([
      {
        procedure: "workspaces/changeSettings",
        input: { workspaceId: "w", publishesChecks: true },
      },
    ]),
  );
  server.isReachable = false;
  await person.click(setting);
  expect((await screen.findByRole("alert")).textContent).toContain("The setting was not changed.");
});

test("nobody else is offered that setting", () => {
  drawDialog({ manage: false });
  expect(screen.queryByRole("switch")).toBeNull();
});

test("the description is saved when its field is left, and not when nothing changed", async () => {
  const { person, server } = drawDialog();
  const field = screen.getByLabelText("Description");
  await person.click(field);
  await person.tab();
  expect(server.changes).toEqual([]);
  await person.type(field, "All about bread");
  await person.tab();
  await waitFor(() =>
    expect(server.changes).toEqual([
      {
        procedure: "workspaces/describe",
        input: { workspaceId: "w", description: "All about bread" },
      },
    ]),
  );
});

test("who administers a workspace lets its editors create pages", async () => {
  const { person, server } = drawDialog();
  await person.click(screen.getByRole("switch", { name: "Editors may create pages" }));
  await waitFor(() =>
    expect(server.changes).toEqual([
      {
        procedure: "workspaces/changeSettings",
        input: { workspaceId: "w", editorsCreatePages: true },
      },
    ]),
  );
});
