import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import type { DraftConflict } from "../session/draft-snapshot.ts";
import { aBody, aDraft } from "../session/testing/a-draft.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";

afterEach(putAway);

const conflict: DraftConflict = {
  mine: aDraft({ serializedEditorState: aBody("Shared. Mine.") }),
  theirs: aDraft({ serializedEditorState: aBody("Shared. Theirs.") }),
  isJoining: false,
};

test("a draft written on two devices shows both texts, and passes on which of them the writer keeps", async () => {
  const onChoose = vi.fn();
  const { person } = drawComponent(
    <ConflictDialog conflict={conflict} isOpen onLater={() => {}} onChoose={onChoose} />,
  );
  const mine = screen.getByRole("region", { name: "Yours, on this device" });
  expect(mine.textContent).toContain("Shared. Mine.");
  const theirs = screen.getByRole("region", { name: /^Saved somewhere else/ });
  expect(theirs.textContent).toContain("Shared. Theirs.");
  for (const name of ["KEEP MINE", "KEEP THE OTHER", "KEEP BOTH"]) {
    await person.click(screen.getByRole("button", { name }));
  }
  expect(onChoose.mock.calls.flat()).toEqual(["mine", "theirs", "both"]);
});

test("nothing can be chosen while both texts are joined, and the dialog stays", async () => {
  const onChoose = vi.fn();
  const onLater = vi.fn();
  const { person } = drawComponent(
    <ConflictDialog
      conflict={{ ...conflict, isJoining: true }}
      isOpen
      onLater={onLater}
      onChoose={onChoose}
    />,
  );
  for (const name of ["KEEP MINE", "KEEP THE OTHER", "KEEP BOTH"]) {
    await person.click(screen.getByRole("button", { name }));
  }
  await person.keyboard("{Escape}");
  expect(onChoose).not.toHaveBeenCalled();
  expect(onLater).not.toHaveBeenCalled();
});
