import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { WorkspaceSummary } from "@stemma/contract/workspace-shapes";
import type { WorkspaceId } from "@stemma/domain/ids";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { WorkspaceSearch } from "./workspace-search.tsx";

afterEach(putAway);

const workspace = (workspaceName: string): WorkspaceSummary => ({
  id: workspaceName as WorkspaceId,
  workspaceName,
  icon: null,
  description: "",
  isPersonalWorkspace: false,
  updatedAt: "2026-11-01T00:00:00.000Z",
  role: "administrator",
  can: { createPage: true, manage: true },
});

/** The choice in a form in a dialog, with 'Workspace 0' chosen if no other is. */
function drawChoice({ count = 30, chosen = 0 } = {}) {
  const workspaces = Array.from({ length: count }, (_, index) => workspace(`Workspace ${index}`));
  const onSubmit = vi.fn();
  const onClose = vi.fn();
  function Choice() {
    const [value, setValue] = useState(workspaces[chosen]?.id ?? null);
    return (
      <Dialog isOpen onClose={onClose} title="New Page">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit(value);
          }}
        >
          <WorkspaceSearch {...{ label: "Workspace", workspaces, value }} onValue={setValue} />
          <button type="submit">CREATE</button>
        </form>
      </Dialog>
    );
  }
  return { ...drawComponent(<Choice />), onSubmit, onClose };
}

const field = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Workspace" });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

test("typed characters find a workspace, and Enter takes it", async () => {
  const { person, onSubmit } = drawChoice();
  expect((await field()).value).toBe("Workspace 0");
  await person.click(await field());
  await person.keyboard("9");
  await waitFor(() => expect(options()).toEqual(["Workspace 9", "Workspace 19", "Workspace 29"]));
  await person.keyboard("{ArrowDown}{Enter}");
  await waitFor(async () => expect((await field()).value).toBe("Workspace 19"));
  expect(onSubmit).not.toHaveBeenCalled();
  await person.click(screen.getByRole("button", { name: "CREATE" }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith("Workspace 19");
});

test("an open list says how many of the workspaces it shows", async () => {
  const { person } = drawChoice({ count: 101 });
  await person.click(await field());
  await screen.findByText("Only 100 of 101 are shown. Type to narrow them.");
  expect(options()).toHaveLength(100);
});

test("the chosen workspace is among the offered ones, and marked, also where it is further down", async () => {
  const { person } = drawChoice({ count: 102, chosen: 101 });
  await person.click(await field());
  await screen.findByText("Only 100 of 102 are shown. Type to narrow them.");
  // To find them by their role takes seconds.
  const marked = [...document.querySelectorAll("[role=option][aria-selected=true]")];
  expect(marked.map(({ textContent }) => textContent)).toEqual(["Workspace 101"]);
  expect(document.querySelectorAll("[role=option]")).toHaveLength(100);
  await person.keyboard("01");
  await waitFor(() => expect(options()).toEqual(["Workspace 101"]));
});

test("words that no workspace has are said to find none, submit nothing, and give way to the chosen workspace", async () => {
  const { person, onSubmit } = drawChoice();
  await person.click(await field());
  await person.keyboard("cellar");
  await screen.findByText("No workspace has that in its name.");
  await person.keyboard("{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
  await person.tab();
  await waitFor(async () => expect((await field()).value).toBe("Workspace 0"));
});

test("a box that was emptied shows the chosen workspace again", async () => {
  const { person, onSubmit } = drawChoice();
  await person.clear(await field());
  await person.click(screen.getByRole("button", { name: "CREATE" }));
  await waitFor(async () => expect((await field()).value).toBe("Workspace 0"));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith("Workspace 0");
});

test.each([
  { list: "the list", typed: "9", words: "Workspace 29" },
  { list: "an empty list", typed: "cellar", words: "No workspace has that in its name." },
])(
  "Escape closes $list first, and then the dialog, and chooses nothing",
  async ({ typed, words }) => {
    const { person, onClose } = drawChoice();
    await person.click(await field());
    await person.keyboard(typed);
    await screen.findByText(words);
    await person.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    await person.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
    expect((await field()).value).toBe("Workspace 0");
  },
);
