import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { NewWorkspaceDialog } from "./new-workspace-dialog.tsx";

afterEach(putAway);

test("New Workspace waits for a name that is not blank, trims it and creates one workspace", async () => {
  const onCreated = vi.fn(() => new Promise<void>(() => {}));
  const { person, server } = drawComponent(
    <NewWorkspaceDialog onClose={() => {}} onCreated={onCreated} />,
    {
      "accounts/current": { can: { createWorkspace: true } },
      "workspaces/create": { workspaceId: "field-notes" },
    },
  );
  const name = screen.getByLabelText<HTMLInputElement>("Workspace Name");
  const create = screen.getByRole<HTMLButtonElement>("button", { name: "CREATE" });
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(create.disabled).toBe(true);
  await person.type(name, "   ");
  expect(create.disabled).toBe(true);
  await person.type(name, "Field notes  ");
  await person.dblClick(create);
  await waitFor(() => expect(onCreated).toHaveBeenCalledExactlyOnceWith("field-notes"));
  const { changes } = server;
  expect(changes).toEqual([
    { procedure: "workspaces/create", input: { workspaceName: "Field notes" } },
  ]);
});

test("where only admins create workspaces, New Workspace says who they are", async () => {
  drawComponent(<NewWorkspaceDialog onClose={() => {}} onCreated={async () => {}} />, {
    "accounts/current": { can: { createWorkspace: false } },
    "members/list": { items: [{ name: "Ana Weiss" }, { name: "Mara Lind" }], nextCursor: null },
  });
  await screen.findByText(
    "Only admins of the organization create workspaces: Ana Weiss and Mara Lind.",
  );
  expect(screen.queryByRole("button", { name: "CREATE" })).toBeNull();
});
