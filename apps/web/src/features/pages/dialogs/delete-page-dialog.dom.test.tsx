import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { PageView } from "@stemma/contract/pages.contract";
import { drawComponent, putAway, refusal } from "../../../lib/testing/draw-component.tsx";
import { DeletePageDialog } from "./delete-page-dialog.tsx";

afterEach(putAway);

const view = {
  page: { id: "bread", pageTitle: "Bread", publishedVersion: "v1" },
  workspace: { id: "bakery", workspaceName: "Bakery" },
} as unknown as PageView;

const below = (input: unknown) => (input as { below?: "delete" | "moveUp" }).below;

/** The dialog of a page with three pages below it. */
function drawDialog(answerDeletion: (below?: "delete" | "moveUp") => unknown) {
  const onDeleted = vi.fn(async () => {});
  const onFailed = vi.fn();
  const drawn = drawComponent(
    <DeletePageDialog
      view={view}
      onClose={() => {}}
      onDeleted={onDeleted}
      onFailed={onFailed}
      onRefresh={async () => {}}
    />,
    {
      "pages/delete": (input) =>
        below(input) === undefined
          ? refusal("PAGES_BELOW", 409, { count: 3 })
          : answerDeletion(below(input)),
      "pages/level": { items: [{ id: "rye" }, { id: "wheat" }], nextCursor: null },
    },
  );
  return { ...drawn, onDeleted, onFailed };
}

const deletion = { outcome: "deleted", workspaceId: "bakery" };
const press = () => screen.getByRole<HTMLButtonElement>("button", { name: "DELETE" });
const option = (name: RegExp) => screen.findByRole<HTMLInputElement>("radio", { name });

test("a page with pages below it is not deleted before the person says what becomes of them", async () => {
  const { person, server, onDeleted } = drawDialog(() => deletion);
  await person.click(press());
  const tooAlso = await option(/^Delete the 3 pages below it too/);
  await waitFor(() => expect(document.activeElement).toBe(tooAlso));
  expect(screen.getByRole("radiogroup").textContent).toContain("There are 3 pages below this one.");
  expect(press().disabled).toBe(true);
  expect(onDeleted).not.toHaveBeenCalled();
  await person.click(tooAlso);
  await person.click(press());
  await waitFor(() => expect(onDeleted).toHaveBeenCalledWith({ ...deletion, movedUp: [] }));
  expect(server.changes.map(({ input }) => below(input))).toEqual([undefined, "delete"]);
});

test("whoever moves them up can undo that: the dialog says which were moved", async () => {
  const { person, onDeleted } = drawDialog(() => deletion);
  await person.click(press());
  await person.click(await option(/^Move them up/));
  await person.click(press());
  await waitFor(() =>
    expect(onDeleted).toHaveBeenCalledWith({ ...deletion, movedUp: ["rye", "wheat"] }),
  );
});

test("pages below that are not the person's to delete can only be moved up", async () => {
  const { person, onDeleted, onFailed } = drawDialog((what) =>
    what === "delete" ? refusal("PAGES_BELOW_KEPT", 409) : deletion,
  );
  await person.click(press());
  await person.click(await option(/^Delete the 3 pages below it too/));
  await person.click(press());
  expect((await screen.findByRole("alert")).textContent).toContain("aren't yours to delete");
  expect((await option(/^Delete the 3 pages/)).disabled).toBe(true);
  expect((await option(/^Move them up/)).checked).toBe(true);
  await person.click(press());
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(onFailed).not.toHaveBeenCalled();
});
