import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { Member } from "@stemma/contract/members.contract";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { MemberField } from "./member-field.tsx";

afterEach(putAway);

const ben = { id: "ben", name: "Ben Baker", email: "ben@stemma.test" };

/** The field in a dialog; below it, whom it chose. */
function drawField() {
  const onClose = vi.fn();
  function Choice() {
    const [value, setValue] = useState<Member | null>(null);
    return (
      <Dialog isOpen onClose={onClose} title="Permissions">
        <MemberField value={value} onValue={setValue} />
        <p>{value === null ? "Nobody" : `${value.name} is chosen`}</p>
      </Dialog>
    );
  }
  return { ...drawComponent(<Choice />, { "members/list": { items: [ben] } }), onClose };
}

const field = () => screen.findByRole<HTMLInputElement>("combobox");

async function chooseBen() {
  const drawn = drawField();
  await drawn.person.type(await field(), "ben");
  await drawn.person.click(await screen.findByRole("option", { name: /Ben Baker/ }));
  await screen.findByText("Ben Baker is chosen");
  return drawn;
}

test("Escape in the closed field closes the dialog, and leaves the person who was chosen", async () => {
  const { person, onClose } = await chooseBen();
  await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
  await person.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  expect((await field()).value).toBe("Ben Baker");
  expect(screen.getByText("Ben Baker is chosen")).toBeTruthy();
});

test("Escape closes the list first", async () => {
  const { person, onClose } = drawField();
  await person.type(await field(), "ben");
  await screen.findByRole("option", { name: /Ben Baker/ });
  await person.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
});

test("whoever empties the field chooses nobody", async () => {
  const { person } = await chooseBen();
  await person.clear(await field());
  await screen.findByText("Nobody");
});
