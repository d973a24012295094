import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawComponent, pressOverlay, putAway } from "../../lib/testing/draw-component.tsx";
import { NewPageDialog } from "./new-page-dialog.tsx";

afterEach(putAway);

const workspace = (workspaceName: string, of: object = {}) => ({
  id: workspaceName.toLowerCase(),
  workspaceName,
  isPersonalWorkspace: false,
  can: { createPage: true },
  ...of,
});

const items = [
  workspace("Personal", { isPersonalWorkspace: true }),
  workspace("Zebra"),
  workspace("apple"),
  workspace("Closed", { can: { createPage: false } }),
  workspace("Mango"),
];

interface Given {
  /** The workspaces that the server lists. */
  readonly items?: readonly object[];
  readonly more?: readonly object[];
  /** What the server answers about templates. */
  readonly offered?: () => unknown;
}

const noTemplates = () => ({ items: [], defaultTemplate: null });

function drawDialog({ items: listed = items, more = [], offered = noTemplates }: Given = {}) {
  const onClose = vi.fn();
  const onCreated = vi.fn(async () => {});
  const onManageTemplates = vi.fn();
  const drawn = drawComponent(
    <NewPageDialog isOpen {...{ onClose, onCreated, onManageTemplates }} />,
    {
      "workspaces/list": () => ({ items: [...listed, ...more] }),
      "workspaces/get": { administratorNames: ["Ana Weiss", "Mara Lind"] },
      "templates/offered": offered,
      "pages/create": { pageId: "new-page", cursor: null },
    },
  );
  return { ...drawn, onClose, onCreated };
}

const create = () => screen.getByRole("button", { name: "CREATE" });
const untilLoaded = () => waitFor(() => expect(create()).toHaveProperty("disabled", false));

test("the workspaces in which the person may create pages are offered in the person's order, the first one selected", async () => {
  drawDialog();
  await untilLoaded();
  const names = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(names).toEqual(["Personal", "Zebra", "apple", "Mango"]);
  expect(screen.getByRole("option", { name: "Personal" })).toHaveProperty("selected", true);
});

test("CREATE creates a page in the chosen workspace", async () => {
  const { person, server, onCreated } = drawDialog();
  await untilLoaded();
  await person.selectOptions(screen.getByLabelText("Workspace"), "Mango");
  await person.click(create());
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith("new-page"));
  const { changes } = server;
  expect(changes).toEqual([{ procedure: "pages/create", input: { workspaceId: "mango" } }]);
});

test("among more than twenty workspaces, one is found by typing", async () => {
  const more = Array.from({ length: 17 }, (_, index) => workspace(`Kitchen ${index}`));
  const { person, server, onCreated } = drawDialog({ more });
  const field = await screen.findByDisplayValue<HTMLInputElement>("Personal");
  await person.type(field, "chen 12");
  await person.click(await screen.findByRole("option", { name: "Kitchen 12" }));
  await person.click(create());
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith("new-page"));
  const { changes } = server;
  expect(changes).toEqual([{ procedure: "pages/create", input: { workspaceId: "kitchen 12" } }]);
});

test("CREATE that is pressed before the templates are there begins with the workspace's default", async () => {
  let read: (offered: object) => void = () => {};
  const isRead = new Promise((resolve) => {
    read = resolve;
  });
  const { person, server, onCreated } = drawDialog({ offered: () => isRead });
  await untilLoaded();
  await person.click(create());
  expect(server.changes).toEqual([]);
  read({ items: [], defaultTemplate: "how-to" });
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith("new-page"));
  expect(server.changes).toMatchObject([
    { procedure: "pages/create", input: { workspaceId: "personal", template: { id: "how-to" } } },
  ]);
});

test("CANCEL, Escape, the cross and a press on the overlay close the dialog and create nothing", async () => {
  const { person, server, onClose } = drawDialog();
  await untilLoaded();
  await person.click(screen.getByRole("button", { name: "CANCEL" }));
  await person.keyboard("{Escape}");
  await person.click(screen.getByRole("button", { name: "Close" }));
  await pressOverlay(person);
  expect(onClose).toHaveBeenCalledTimes(4);
  expect(server.changes).toEqual([]);
});

test("who could not create a page is told why, and can try again", async () => {
  const { person, server, onCreated, onClose } = drawDialog();
  await untilLoaded();
  await screen.findByText("Blank page");
  server.isReachable = false;
  await person.click(create());
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The server can't be reached.");
  expect(onClose).not.toHaveBeenCalled();
  server.isReachable = true;
  await person.click(create());
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
});

test("an editor of a workspace in which only admins create pages learns who they are", async () => {
  drawDialog({ more: [workspace("Kitchen", { can: { createPage: false }, role: "editor" })] });
  await screen.findByText("In “Kitchen”, only admins create pages: Ana Weiss and Mara Lind.");
  expect(screen.queryByText(/“Closed”/)).toBeNull();
});

test("whoever chose a workspace that is deleted meanwhile learns which one is chosen instead, and can choose", async () => {
  const given = [...items];
  const { person, server, queryClient } = drawDialog({ items: given });
  await untilLoaded();
  await person.selectOptions(screen.getByLabelText("Workspace"), "Mango");
  given.splice(
    given.findIndex(({ workspaceName }) => workspaceName === "Mango"),
    1,
  );
  await queryClient.invalidateQueries();
  const words = "You can no longer create anything in “Mango”. “Personal” is chosen instead.";
  await screen.findByText(words);
  expect(screen.getByRole("option", { name: "Personal" })).toHaveProperty("selected", true);
  given.push(workspace("Mango"));
  await queryClient.invalidateQueries();
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  expect(screen.getByRole("option", { name: "Mango" })).toHaveProperty("selected", true);
  given.pop();
  await queryClient.invalidateQueries();
  await screen.findByText(words);
  await person.selectOptions(screen.getByLabelText("Workspace"), "Zebra");
  expect(screen.queryByText(words)).toBeNull();
  await person.click(create());
  await waitFor(() =>
    expect(server.changes).toEqual([
      { procedure: "pages/create", input: { workspaceId: "zebra" } },
    ]),
  );
});
