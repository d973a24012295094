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

test.each([
  { what: "takes no choice and stays open while both texts are joined", isJoining: true },
  { what: "takes a choice and closes on Escape where no texts are joined", isJoining: false },
])("the dialog of a conflict $what", async ({ isJoining }) => {
  const onChoose = vi.fn();
  const onLater = vi.fn();
  const { person } = drawComponent(
    <ConflictDialog
      conflict={{ ...conflict, isJoining }}
      isOpen
      onLater={onLater}
      onChoose={onChoose}
    />,
  );
  for (const name of ["KEEP MINE", "KEEP THE OTHER", "KEEP BOTH"]) {
    await person.click(screen.getByRole("button", { name }));
  }
  await person.keyboard("{Escape}");
  expect(onChoose).toHaveBeenCalledTimes(isJoining ? 0 : 3);
  expect(onLater).toHaveBeenCalledTimes(isJoining ? 0 : 1);
});
