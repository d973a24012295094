import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { PageKind } from "@stemma/domain/page/page-kind";
import { drawComponent, putAway, refusal } from "../../../lib/testing/draw-component.tsx";
import { DeletePageDialog } from "./delete-page-dialog.tsx";

afterEach(putAway);

const viewOf = (kind: PageKind) =>
  ({
    page: { id: "bread", kind, pageTitle: "Bread", publishedVersion: "v1" },
    workspace: { id: "bakery", workspaceName: "Bakery" },
  }) as unknown as PageView;

type Below = "delete" | "moveUp" | undefined;
const below = (input: unknown) => (input as { below?: Below }).below;
const deletion = { outcome: "deleted", workspaceId: "bakery" };
const three = { pagesBelow: 3, mayDeleteBelow: true };

/** The dialog of a page with these pages below it. */
function drawDialog(
  found = three,
  answerDeletion: (below: Below) => unknown = () => deletion,
  kind: PageKind = "page",
) {
  const onDeleted = vi.fn(async () => {});
  const onFailed = vi.fn();
  const drawn = drawComponent(
    <DeletePageDialog
      view={viewOf(kind)}
      onClose={() => {}}
      onDeleted={onDeleted}
      onFailed={onFailed}
      onRefresh={async () => {}}
    />,
    {
      "pages/previewDeletion": found,
      "pages/delete": (input) => answerDeletion(below(input)),
      "pages/level": { items: [{ id: "rye" }, { id: "wheat" }], nextCursor: null },
    },
  );
  return { ...drawn, onDeleted, onFailed };
}

const press = () => screen.getByRole<HTMLButtonElement>("button", { name: "DELETE" });
const option = (name: RegExp) => screen.findByRole<HTMLInputElement>("radio", { name });
const isReady = () => waitFor(() => expect(press().disabled).toBe(false));

test("the dialog asks what becomes of the pages below before anything is sent", async () => {
  const { person, server, onDeleted } = drawDialog();
  expect(press().disabled).toBe(true);
  const tooAlso = await option(/^Delete the 3 pages below it too/);
  expect(screen.getByRole("radiogroup").textContent).toContain("There are 3 pages below this one.");
  expect(press().disabled).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "CANCEL" }));
  await person.click(tooAlso);
  await person.click(press());
  await waitFor(() => expect(onDeleted).toHaveBeenCalledWith({ ...deletion, movedUp: [] }));
  expect(server.changes.map(({ input }) => below(input))).toEqual(["delete"]);
});

test("a page with none below it is deleted without a question", async () => {
  const { person, server, onDeleted } = drawDialog({ pagesBelow: 0, mayDeleteBelow: true });
  await isReady();
  expect(screen.queryByRole("radiogroup")).toBeNull();
  await person.click(press());
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(server.changes.map(({ input }) => below(input))).toEqual([undefined]);
});

test("whoever moves them up can undo that: the dialog says which were moved", async () => {
  const { person, onDeleted } = drawDialog();
  await person.click(await option(/^Move them up/));
  await person.click(press());
  await waitFor(() =>
    expect(onDeleted).toHaveBeenCalledWith({ ...deletion, movedUp: ["rye", "wheat"] }),
  );
});

test("pages below that are not the person's to delete can only be moved up", async () => {
  const { person, server, onDeleted } = drawDialog({ pagesBelow: 3, mayDeleteBelow: false });
  expect((await option(/^Delete the 3 pages/)).disabled).toBe(true);
  expect((await option(/^Move them up/)).checked).toBe(true);
  expect(screen.getByRole("status").textContent).toContain("aren't yours to delete");
  await person.click(press());
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(server.changes.map(({ input }) => below(input))).toEqual(["moveUp"]);
});

test("pages that came below while the dialog was open are asked about, and nothing is deleted before", async () => {
  const { person, onDeleted } = drawDialog({ pagesBelow: 0, mayDeleteBelow: true }, (what) =>
    what === undefined ? refusal("PAGES_BELOW", 409, { count: 3 }) : deletion,
  );
  await isReady();
  await person.click(press());
  const tooAlso = await option(/^Delete the 3 pages below it too/);
  await waitFor(() => expect(document.activeElement).toBe(tooAlso));
  expect(press().disabled).toBe(true);
  expect(onDeleted).not.toHaveBeenCalled();
});

test("a page that came below meanwhile and is not the person's to delete is kept", async () => {
  const { person, onDeleted, onFailed } = drawDialog(three, (what) =>
    what === "delete" ? refusal("PAGES_BELOW_KEPT", 409) : deletion,
  );
  await person.click(await option(/^Delete the 3 pages below it too/));
  await person.click(press());
  expect((await screen.findByRole("alert")).textContent).toContain("so nothing was deleted");
  expect((await option(/^Delete the 3 pages/)).disabled).toBe(true);
  expect((await option(/^Move them up/)).checked).toBe(true);
  await person.click(press());
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(onFailed).not.toHaveBeenCalled();
});

test("a snippet is named as one, and is asked nothing about pages below", async () => {
  const { person, onDeleted } = drawDialog(three, () => deletion, "snippet");
  screen.getByRole("dialog", { name: "Delete snippet" });
  screen.getByText(/you can restore it from the snippet's menu/);
  await person.click(press());
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
});
