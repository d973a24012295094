import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { PageKind } from "@stemma/domain/page/page-kind";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { CopyPageDialog } from "./copy-page-dialog.tsx";

afterEach(putAway);

/** The dialog that duplicates 'Bread', with so many pages below it. */
function drawDialog(pagesBelow: number, kind: PageKind = "page") {
  const onCopied = vi.fn(async () => {});
  const view = {
    page: { id: "bread", kind, pageTitle: "Bread" },
    workspace: { id: "kitchen", workspaceName: "Kitchen" },
  } as unknown as PageView;
  const kitchen = { id: "kitchen", workspaceName: "Kitchen", can: { createPage: true } };
  const drawn = drawComponent(
    <CopyPageDialog view={view} source="published" onClose={() => {}} onCopied={onCopied} />,
    {
      "workspaces/list": { items: [kitchen] },
      "pages/previewCopy": { pagesBelow },
      "pages/copy": { pageId: "copy", draftId: "draft" },
    },
  );
  return { ...drawn, onCopied };
}

const duplicate = async () => {
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "DUPLICATE" });
  await waitFor(() => expect(button.disabled).toBe(false));
  return button;
};
const copy = { pageId: "bread", workspaceId: "kitchen", source: "published" };

test("a page is duplicated alone unless the person wants the pages below it too", async () => {
  const { person, server, onCopied } = drawDialog(3);
  const below = await screen.findByRole<HTMLInputElement>("checkbox", {
    name: "With the 3 pages below it",
  });
  expect(below.checked).toBe(false);
  await person.click(await duplicate());
  await waitFor(() => expect(onCopied).toHaveBeenCalledOnce());
  await person.click(below);
  await person.click(await duplicate());
  await waitFor(() => expect(onCopied).toHaveBeenCalledTimes(2));
  expect(server.changes.map(({ input }) => input)).toEqual([
    { ...copy, withPagesBelow: false },
    { ...copy, withPagesBelow: true },
  ]);
});

test("one page below is spoken of as one", async () => {
  drawDialog(1);
  await screen.findByRole("checkbox", { name: "With the page below it" });
  await screen.findByText(/^It becomes a draft of yours too/);
});

test("more pages than can be duplicated together are not offered, and the dialog says so", async () => {
  const { person, server, onCopied } = drawDialog(500);
  await screen.findByText(/There are 500 pages below this one. At most 500 pages can be/);
  expect(screen.queryByRole("checkbox")).toBeNull();
  await person.click(await duplicate());
  await waitFor(() => expect(onCopied).toHaveBeenCalledOnce());
  expect(server.changes.map(({ input }) => input)).toEqual([{ ...copy, withPagesBelow: false }]);
});

test("the copy of a snippet is called a snippet, and has no pages below it", async () => {
  const { server, person, onCopied } = drawDialog(3, "snippet");
  screen.getByRole("dialog", { name: "Duplicate snippet" });
  screen.getByText(/^A new snippet with the same text/);
  await person.click(await duplicate());
  await waitFor(() => expect(onCopied).toHaveBeenCalledOnce());
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(server.changes.map(({ input }) => input)).toEqual([{ ...copy, withPagesBelow: false }]);
});
