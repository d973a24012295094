import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawComponent, pressOverlay, putAway } from "../../lib/testing/draw-component.tsx";
import { loseConnection } from "../../lib/testing/lose-connection.ts";
import { ServerSettingsContext, unknownSettings } from "../../lib/server-settings.ts";
import { OrganizationDialog } from "./organization-dialog.tsx";

afterEach(putAway);

function drawDialog(firstTab: "join" | "create", deleted: readonly object[] = []) {
  const onClose = vi.fn();
  const onRestored = vi.fn(async () => {});
  const onCreate = vi.fn(async (_name: string) => {});
  const drawn = drawComponent(
    <ServerSettingsContext value={{ ...unknownSettings, isMailSetUp: false }}>
      <OrganizationDialog
        firstTab={firstTab}
        onClose={onClose}
        onCreate={onCreate}
        onRestored={onRestored}
      />
    </ServerSettingsContext>,
    { "organizations/deleted": listInParts(deleted) },
  );
  return { ...drawn, onClose, onCreate, onRestored };
}

/** The first item, and the others on request. */
const listInParts = (items: readonly object[]) => (input: unknown) =>
  (input as { cursor?: string }).cursor === "rest"
    ? { items: items.slice(1), nextCursor: null }
    : { items: items.slice(0, 1), nextCursor: items.length > 1 ? "rest" : null };

const isDisabled = (name: string) =>
  screen.getByRole<HTMLButtonElement>("button", { name }).disabled;

test("Join Existing waits for an e-mail address, and says where the link is for each address", async () => {
  const { person, server } = drawDialog("join");
  const email = screen.getByRole("textbox", { name: /Email/ });
  await waitFor(() => expect(document.activeElement).toBe(email));
  expect(isDisabled("SEND REQUEST")).toBe(true);
  for (const unfit of ["   ", "not an e-mail"]) {
    await person.clear(email);
    await person.paste(unfit);
    expect(isDisabled("SEND REQUEST")).toBe(true);
  }
  for (const address of ["olga@orchard.example", "own@bakery.example"]) {
    await person.clear(email);
    await person.paste(address);
    await person.click(screen.getByRole("button", { name: "SEND REQUEST" }));
    await screen.findByText(
      "This server sends no mail. If this address exists, " +
        `a link for ${address} is in the server's log: ask your administrator.`,
    );
    expect(isDisabled("SEND REQUEST")).toBe(true);
  }
  expect(server.changes).toEqual([
    { procedure: "requests/join", input: { email: "olga@orchard.example" } },
    { procedure: "requests/join", input: { email: "own@bakery.example" } },
  ]);
});

test("Create New waits for a name that is not blank, and trims it", async () => {
  const { person, onCreate } = drawDialog("create");
  onCreate.mockReturnValue(new Promise(() => {}));
  expect(isDisabled("CREATE")).toBe(true);
  await person.type(screen.getByLabelText("Organization Name"), "   ");
  expect(isDisabled("CREATE")).toBe(true);
  await person.type(screen.getByLabelText("Organization Name"), "The orchard  ");
  await person.dblClick(screen.getByRole("button", { name: "CREATE" }));
  expect(onCreate).toHaveBeenCalledExactlyOnceWith("The orchard");
});

test("who could not create an organization is told why, and can try again", async () => {
  const { person, onCreate, onClose } = drawDialog("create");
  onCreate.mockImplementationOnce(async () => loseConnection());
  await person.type(screen.getByLabelText("Organization Name"), "The orchard");
  await person.click(screen.getByRole("button", { name: "CREATE" }));
  expect((await screen.findByRole("alert")).textContent).toContain("The server can't be reached.");
  expect(onClose).not.toHaveBeenCalled();
  await person.click(screen.getByRole("button", { name: "CREATE" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(onCreate).toHaveBeenCalledTimes(2);
});

test("its cross, Escape and a press on the overlay close the dialog", async () => {
  const { person, onClose } = drawDialog("join");
  await person.click(screen.getByRole("button", { name: "Close" }));
  await person.keyboard("{Escape}");
  await pressOverlay(person);
  expect(onClose).toHaveBeenCalledTimes(3);
});

test("a deleted organization is restored, and opens", async () => {
  const goneAt = new Date().toISOString();
  const { person, server, onRestored } = drawDialog("join", [
    { id: "mill", organizationName: "The mill", deletedAt: goneAt, goneAt },
  ]);
  await person.click(await screen.findByRole("button", { name: "Restore The mill" }));
  await waitFor(() => expect(onRestored).toHaveBeenCalledExactlyOnceWith("mill"));
  expect(server.changes).toEqual([
    { procedure: "organizations/restore", input: { organizationId: "mill" } },
  ]);
});

test("deleted organizations beyond the first ones are loaded on request", async () => {
  const goneAt = new Date().toISOString();
  const deleted = ["Mill", "Orchard"].map((organizationName) => ({
    id: organizationName,
    organizationName,
    deletedAt: goneAt,
    goneAt,
  }));
  const { person } = drawDialog("join", deleted);
  await screen.findByRole("button", { name: "Restore Mill" });
  expect(screen.queryByRole("button", { name: "Restore Orchard" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Load more" }));
  await screen.findByRole("button", { name: "Restore Orchard" });
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
});
