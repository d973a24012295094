import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { DraftNotes } from "./draft-notes.tsx";

afterEach(cleanup);

/** A draft whose notes are on screen before they can be changed. */
function Draft({ isOpen }: { readonly isOpen: boolean }) {
  const [notes, setNotes] = useState<string | null>("Ask Mira");
  return (
    <>
      <DraftNotes notes={notes} isReady={isOpen} onNotes={(typed) => isOpen && setNotes(typed)} />
      <output>{notes === null ? "no notes" : notes}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const kept = () => screen.getByRole("status").textContent;

test("notes that are typed before the draft is open show at once, and are the draft's once it is open", async () => {
  const { rerender } = render(<Draft isOpen={false} />);
  await userEvent.type(field(), " and Jonas");
  expect(field().value).toBe("Ask Mira and Jonas");
  expect(kept()).toBe("Ask Mira");
  rerender(<Draft isOpen />);
  expect(kept()).toBe("Ask Mira and Jonas");
});

test("notes that were emptied before the draft was open are none", async () => {
  const { rerender } = render(<Draft isOpen={false} />);
  await userEvent.clear(field());
  rerender(<Draft isOpen />);
  expect(kept()).toBe("no notes");
});
