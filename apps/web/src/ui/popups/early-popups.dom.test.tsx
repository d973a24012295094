import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { IconButton } from "../buttons/icon-button.tsx";
import { Dialog } from "../dialogs/dialog.tsx";
import { MenuItem } from "../menus/menu-item.tsx";
import { Menu } from "../menus/menu.tsx";
import { holdKeysForPopup } from "./hold-keys.ts";
import type { PopupParts } from "./popup-parts-shape.ts";
import { loadPopups, providePopups } from "./popups.ts";

let come: () => Promise<void>;
const chosen = new Array<string>();

beforeEach(() => {
  chosen.length = 0;
  let send = (_parts: PopupParts): void => {};
  const sent = new Promise<PopupParts>((resolve) => (send = resolve));
  come = async () => {
    const parts = await import("./popup-parts.ts");
    await act(async () => send(parts));
  };
  providePopups(() => sent);
});

afterEach(async () => {
  await come();
  putAway();
});

afterAll(async () => {
  providePopups(() => import("./popup-parts.ts"));
  await loadPopups();
});

function AddMenu() {
  return (
    <Menu trigger={<IconButton label="Add" icon={<Plus />} />}>
      <MenuItem label="New page" onSelect={() => chosen.push("page")} />
      <MenuItem label="New workspace" onSelect={() => chosen.push("workspace")} />
    </Menu>
  );
}

const button = () => screen.getByRole("button", { name: "Add" });

test("the button of a menu is the same element, with the same attributes, when the menu has come", async () => {
  drawComponent(<AddMenu />);
  const early = button();
  early.focus();
  expect(early.getAttribute("aria-haspopup")).toBe("menu");
  expect(early.getAttribute("aria-expanded")).toBe("false");
  fireEvent.keyDown(document.body, { key: "Shift" });
  await come();
  await waitFor(() => expect(early.id).not.toBe(""));
  expect(button()).toBe(early);
  expect(document.activeElement).toBe(early);
  expect(early.getAttribute("aria-haspopup")).toBe("menu");
  expect(early.getAttribute("aria-expanded")).toBe("false");
});

test("a menu that is clicked before it has come opens when it is there, and the keys after it choose in it", async () => {
  const { person } = drawComponent(<AddMenu />);
  await person.tab();
  await person.keyboard("{Enter}{ArrowDown}{Enter}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(chosen).toEqual([]);
  await come();
  await waitFor(() => expect(chosen).toEqual(["workspace"]));
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button()));
  await person.keyboard("{ArrowDown}");
  expect(await screen.findByRole("menu")).toBeDefined();
});

test("a press elsewhere before a menu has come leaves it closed", async () => {
  const { person } = drawComponent(
    <>
      <AddMenu />
      <p>A page</p>
    </>,
  );
  await person.click(button());
  await person.click(screen.getByText("A page"));
  await come();
  await waitFor(() => expect(button().id).not.toBe(""));
  expect(screen.queryByRole("menu")).toBeNull();
});

function Question() {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    chosen.push("closed");
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog isOpen={isOpen} onClose={close} title="Name it">
        <button type="button" onClick={() => chosen.push("named")}>
          Name
        </button>
      </Dialog>
    </>
  );
}

test("the keys that are pressed before a dialog has come are for the dialog", async () => {
  const { person } = drawComponent(<Question />);
  await person.tab();
  await person.keyboard("{Enter}{Enter}{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await come();
  await waitFor(() => expect(chosen).toEqual(["named", "closed"]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a dialog that its owner closes before it has come gives the keys back", () => {
  const isHeld = () => !fireEvent.keyDown(document.body, { key: "x" });
  const dialog = (isOpen: boolean) => (
    <Dialog isOpen={isOpen} onClose={() => {}} title="Name it">
      A name
    </Dialog>
  );
  const { rerender } = render(dialog(true));
  expect(isHeld()).toBe(true);
  rerender(dialog(false));
  expect(isHeld()).toBe(false);
});

test("a press beside, and a chunk that cannot be loaded, give the keys back", async () => {
  const { person } = drawComponent(
    <>
      <Question />
      <p>A page</p>
    </>,
  );
  const isHeld = () => !fireEvent.keyDown(document.body, { key: "x" });
  const ask = screen.getByRole("button", { name: "Ask" });
  expect(isHeld()).toBe(false);
  await person.click(ask);
  expect(isHeld()).toBe(true);
  await person.click(screen.getByText("A page"));
  expect(isHeld()).toBe(false);
  holdKeysForPopup();
  expect(isHeld()).toBe(true);
  window.dispatchEvent(new Event("vite:preloadError"));
  expect(isHeld()).toBe(false);
});
