import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { inRouter } from "../../lib/testing/in-router.tsx";
import { messages } from "../messages.ts";

afterEach(putAway);

/** The slot in a document that nobody has used yet: another test of the same process may have used one. */
async function drawSlot() {
  vi.resetModules();
  const { ToastSlot } = await import("./toast-slot.tsx");
  const { showToast } = await import("./toasts.ts");
  const { person } = drawComponent(
    inRouter(
      <>
        <p>A page</p>
        <ToastSlot />
      </>,
    ),
  );
  await screen.findByText("A page");
  return { person, showToast };
}

const region = () => screen.queryByRole("region", { name: messages.confirmations });

test("toasts that come before they can be drawn are shown, but not one that was closed meanwhile", async () => {
  const { showToast } = await drawSlot();
  expect(region()).toBeNull();
  act(() => {
    const close = showToast("Pinned");
    close();
    showToast("Unpinned");
  });
  expect(screen.queryByText("Unpinned")).toBeNull();
  expect(await screen.findByText("Unpinned")).toBeDefined();
  await waitFor(() => expect(screen.queryByText("Pinned")).toBeNull());
});

test("a press has the place of toasts ready for the first one", async () => {
  const { person, showToast } = await drawSlot();
  await person.click(screen.getByText("A page"));
  await waitFor(() => expect(region()).not.toBeNull());
  act(() => void showToast("Pinned"));
  expect(await screen.findByText("Pinned")).toBeDefined();
});
