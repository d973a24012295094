import { screen } from "@testing-library/react";
import { DROP_COMMAND, PASTE_COMMAND } from "lexical";
import { afterEach, expect, it } from "vitest";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { inRouter } from "../../../lib/testing/in-router.tsx";
import { Toaster } from "../../../ui/messages/toaster.tsx";
import { toastManager } from "../../../ui/messages/toasts.ts";
import { $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";

afterEach(() => {
  toastManager.close();
  putAway();
});

function open() {
  drawComponent(inRouter(<Toaster />));
  const test = editorForTests([block("a")]);
  test.act(() => void $caretAt(0, 1));
  return test;
}

function transferOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

const image = new File(["x"], "Screenshot.png", { type: "image/png" });
const paper = new File(["x"], "Plan.pdf", { type: "application/pdf" });

it("says that a pasted screenshot was left out, and keeps the browser from inserting it", async () => {
  const test = open();
  const event = new ClipboardEvent("paste", { clipboardData: transferOf(image), cancelable: true });
  test.editor.dispatchCommand(PASTE_COMMAND, event);
  expect(await screen.findByText("1 image was left out.")).not.toBeNull();
  expect(event.defaultPrevented).toBe(true);
  expect(test.texts()).toEqual(["a"]);
});

it("says that dropped files were left out, and keeps the browser from opening them", async () => {
  const test = open();
  const event = new DragEvent("drop", { cancelable: true });
  // The test's document does not take it from the constructor.
  Object.defineProperty(event, "dataTransfer", { value: transferOf(image, paper, paper) });
  test.editor.dispatchCommand(DROP_COMMAND, event);
  expect(await screen.findByText("1 image and 2 files were left out.")).not.toBeNull();
  expect(event.defaultPrevented).toBe(true);
});
