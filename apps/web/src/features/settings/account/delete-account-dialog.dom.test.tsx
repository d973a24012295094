import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

afterEach(putAway);

test("the only administrator of an organization with others in it reads why their account stays", async () => {
  const onClose = vi.fn();
  const bakery = {
    organizationId: "bakery",
    organizationName: "The bakery",
    fate: "blocked",
    pagesRemoved: 0,
    draftsRemoved: 0,
    versionsKept: 0,
  };
  const { person, server } = drawComponent(
    <DeleteAccountDialog onClose={onClose} onDeleted={async () => {}} />,
    {
      "accounts/previewDeletion": { organizations: [bakery], count: 3 },
      "accounts/signInMethods": { hasPassword: true, providers: [] },
    },
  );
  expect((await screen.findByRole("listitem")).textContent).toContain("You are its only admin.");
  expect(screen.getByText("And 2 more organizations.")).toBeDefined();
  expect(screen.queryByLabelText("Your password")).toBeNull();
  expect(screen.getByRole("button", { name: "DELETE ACCOUNT" })).toHaveProperty("disabled", true);
  await person.click(screen.getByRole("button", { name: "KEEP MY ACCOUNT" }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(server.changes).toEqual([]);
});
