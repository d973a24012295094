import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { WorkspaceId } from "@stemma/domain/ids";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { WorkspaceSettingsDialog } from "./workspace-settings-dialog.tsx";

afterEach(putAway);

function drawDialog(isPersonalWorkspace: boolean) {
  const onClose = vi.fn();
  const can = { createPage: true, manage: true, rename: !isPersonalWorkspace };
  const drawn = drawComponent(
    <WorkspaceSettingsDialog
      workspace={{
        id: "w" as WorkspaceId,
        workspaceName: "Bakery",
        isPersonalWorkspace,
        can: can as never,
      }}
      onClose={onClose}
      onPermissions={() => {}}
    >
      {null}
    </WorkspaceSettingsDialog>,
  );
  const name = screen.getByLabelText<HTMLInputElement>("Workspace Name");
  return { ...drawn, onClose, name };
}

test("the personal workspace says that it cannot be renamed", async () => {
  const { person, name, server, onClose } = drawDialog(true);
  expect(name.readOnly).toBe(true);
  const description = document.getElementById(name.getAttribute("aria-describedby") ?? "");
  expect(description?.textContent).toBe("The personal workspace cannot be renamed.");
  await person.click(screen.getByRole("button", { name: "SAVE" }));
  expect(onClose).not.toHaveBeenCalled();
  expect(server.changes).toEqual([]);
});

test("a name that does not reach the server stays in its field, with the reason", async () => {
  const { person, name, server, onClose } = drawDialog(false);
  await person.clear(name);
  await person.type(name, "  Mill ");
  server.isReachable = false;
  await person.click(screen.getByRole("button", { name: "SAVE" }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "The workspace was not renamed.",
  );
  expect(name.value).toBe("  Mill ");
  server.isReachable = true;
  await person.click(screen.getByRole("button", { name: "SAVE" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.changes).toEqual([
    { procedure: "workspaces/rename", input: { workspaceId: "w", workspaceName: "Mill" } },
  ]);
});
