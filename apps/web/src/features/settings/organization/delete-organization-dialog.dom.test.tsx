import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { DeleteOrganizationDialog } from "./delete-organization-dialog.tsx";

afterEach(putAway);

test("an organization is deleted only when its name is entered", async () => {
  const onDelete = vi.fn(async () => {});
  const { person } = drawComponent(
    <DeleteOrganizationDialog organizationName="The mill" onClose={() => {}} onDelete={onDelete} />,
  );
  const remove = screen.getByRole<HTMLButtonElement>("button", { name: "DELETE ORGANIZATION" });
  const name = screen.getByLabelText("To delete it, enter its name: The mill");
  for (const other of ["The mil", "the mill", ""]) {
    await person.clear(name);
    if (other !== "") await person.type(name, other);
    expect(remove.disabled).toBe(true);
  }
  await person.type(name, " The mill ");
  await person.click(remove);
  await waitFor(() => expect(onDelete).toHaveBeenCalledOnce());
});
