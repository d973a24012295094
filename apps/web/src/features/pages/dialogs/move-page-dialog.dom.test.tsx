import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { PageView } from "@stemma/contract/page-view-shape";
import { drawComponent, putAway, refusal } from "../../../lib/testing/draw-component.tsx";
import { MovePageDialog } from "./move-page-dialog.tsx";

afterEach(putAway);

const workspaces = ["Kitchen", "Shop"].map((workspaceName) => ({
  id: workspaceName.toLowerCase(),
  workspaceName,
  isPersonalWorkspace: false,
  can: { createPage: true },
}));
const step = (id: string, pageTitle: string) => ({ id, pageTitle, icon: null, deleted: false });
const bread = step("bread", "Bread");
const rye = step("rye", "Rye");

/** The dialog that moves 'Rye', which is below 'Bread' in 'Kitchen'. */
function drawDialog(answerMove: () => unknown = () => ({}), page: object = {}) {
  const onMoved = vi.fn(async () => {});
  const onClose = vi.fn();
  const previewed: unknown[] = [];
  const view = {
    page: { id: "rye", kind: "page", pageTitle: "Rye", parentPageId: "bread", ...page },
    workspace: { id: "kitchen", workspaceName: "Kitchen" },
    path: [bread],
  } as unknown as PageView;
  const drawn = drawComponent(<MovePageDialog view={view} onClose={onClose} onMoved={onMoved} />, {
    "workspaces/list": { items: workspaces },
    "pages/level": (input) => {
      const isTop = (input as { parentPageId: string | null }).parentPageId === null;
      return { items: isTop ? [bread, step("cake", "Cake")] : [step("oat", "Oat"), rye] };
    },
    "workspaces/pages": { items: [rye, step("recipes", "Recipes of bread")] },
    "pages/previewMove": (input) => {
      previewed.push(input);
      return { gaining: [{ name: "Ben Baker" }], losing: [], keeping: [] };
    },
    "pages/move": answerMove,
  });
  return { ...drawn, onMoved, onClose, previewed };
}

const move = () => screen.getByRole<HTMLButtonElement>("button", { name: "MOVE" });
const field = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Page above" });

test("a page that stays where it is is not moved", async () => {
  drawDialog();
  expect((await field()).value).toBe("Bread");
  expect(move().disabled).toBe(true);
});

test("a mover finds the page above by its title, and reads who will see the page there", async () => {
  const { person, server, onMoved, previewed } = drawDialog();
  await person.type(await field(), "rec");
  await person.click(await screen.findByRole("option", { name: "Recipes of bread" }));
  expect(screen.queryByRole("option", { name: "Rye" })).toBeNull();
  await screen.findByText(/1 person will begin to see this page: Ben Baker/);
  const place = { workspaceId: "kitchen", parentPageId: "recipes" };
  expect(previewed).toEqual([{ pageId: "rye", ...place }]);
  await person.click(move());
  await waitFor(() => expect(onMoved).toHaveBeenCalledOnce());
  expect(server.changes).toEqual([{ procedure: "pages/move", input: { pageId: "rye", ...place } }]);
  // 'Oat' is before it now, and the undoing puts it there again.
  const back = { workspaceId: "kitchen", parentPageId: "bread", after: "oat" };
  expect(onMoved).toHaveBeenCalledWith(expect.objectContaining({ back }));
});

test("Escape in the field for the page above closes the dialog, and chooses no other page", async () => {
  const { person, onClose } = drawDialog();
  (await field()).focus();
  await person.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  expect((await field()).value).toBe("Bread");
});

test("a page moves to the top of another workspace, or of its own", async () => {
  const { person, previewed } = drawDialog();
  await person.click(await field());
  await person.click(await screen.findByRole("option", { name: "At the top of the workspace" }));
  await waitFor(() => expect(move().disabled).toBe(false));
  await person.selectOptions(screen.getByLabelText("Workspace"), "Shop");
  expect((await field()).value).toBe("At the top of the workspace");
  await waitFor(() => expect(previewed).toHaveLength(2));
  expect(previewed).toEqual([
    { pageId: "rye", workspaceId: "kitchen", parentPageId: null },
    { pageId: "rye", workspaceId: "shop", parentPageId: null },
  ]);
});

test("whoever wants to put a page below itself reads that it cannot be", async () => {
  const { person } = drawDialog(() => refusal("PAGE_BELOW_ITSELF", 409));
  await person.click(await field());
  await person.click(await screen.findByRole("option", { name: "Cake" }));
  await waitFor(() => expect(move().disabled).toBe(false));
  await person.click(move());
  expect((await screen.findByRole("alert")).textContent).toContain("The page was not moved.");
});

test("a template moves to another workspace, and below no page", async () => {
  const { person, server } = drawDialog(undefined, { kind: "template", parentPageId: null });
  screen.getByRole("dialog", { name: "Move template" });
  screen.getByText("This template is in “Kitchen”. Its versions and drafts move with it.");
  await screen.findByRole("option", { name: "Shop" });
  expect(screen.queryByRole("combobox", { name: "Page above" })).toBeNull();
  await person.selectOptions(screen.getByLabelText("Workspace"), "Shop");
  await waitFor(() => expect(move().disabled).toBe(false));
  await person.click(move());
  await waitFor(() => expect(server.changes).toHaveLength(1));
  expect(server.changes[0]?.input).toEqual({
    pageId: "rye",
    workspaceId: "shop",
    parentPageId: null,
  });
});
