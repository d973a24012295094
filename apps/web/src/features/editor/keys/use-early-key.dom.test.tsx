import { screen } from "@testing-library/react";
import { KEY_DOWN_COMMAND, type LexicalEditor } from "lexical";
import { useEffect, useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { LinkPopup } from "../links/link-popup.tsx";
import { $blockAt, $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";
import { FloatingToolbar } from "../toolbar/floating-toolbar.tsx";
import { useEarlyKey } from "./use-early-key.ts";

afterEach(putAway);

const arrive = "Let the parts arrive";

interface EditorProps {
  readonly editor: LexicalEditor;
}

function Parts({ editor, onReady }: EditorProps & { readonly onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return (
    <>
      <FloatingToolbar editor={editor} />
      <LinkPopup editor={editor} />
    </>
  );
}

function Early({ editor }: EditorProps) {
  const [isThere, setIsThere] = useState(false);
  const onReady = useEarlyKey(editor);
  return isThere ? (
    <Parts editor={editor} onReady={onReady} />
  ) : (
    // The text keeps the focus.
    <button onMouseDown={(event) => event.preventDefault()} onClick={() => setIsThere(true)}>
      {arrive}
    </button>
  );
}

/** An editor with this text, the caret at its end and the focus in it, before its parts arrive. */
function open(text: string) {
  const test = editorForTests([block(text)]);
  const { person } = drawComponent(<Early editor={test.editor} />);
  test.act(() => void $caretAt(0, text.length));
  test.editor.getRootElement()?.focus();
  const press = (key: Partial<KeyboardEvent>): boolean => {
    const event = new KeyboardEvent("keydown", { ...key, cancelable: true });
    test.editor.dispatchCommand(KEY_DOWN_COMMAND, event);
    return event.defaultPrevented;
  };
  const selectAll = () => test.act(() => void $blockAt(0).select(0));
  const partsArrive = () => person.click(screen.getByRole("button", { name: arrive }));
  return { test, press, selectAll, partsArrive };
}

const controlK = { key: "k", code: "KeyK", ctrlKey: true };

const field = () => screen.queryByRole("textbox", { name: "Address" });

describe("before the parts for later have arrived", () => {
  it("the key of links is kept for them where there is text to link", async () => {
    const { press, selectAll, partsArrive } = open("Flour");
    selectAll();
    expect(press(controlK)).toBe(true);
    await partsArrive();
    expect(field()).not.toBeNull();
  });

  it("the key of links opens the palette where there is nothing to link", async () => {
    const { press, partsArrive } = open("Flour");
    expect(press(controlK)).toBe(false);
    await partsArrive();
    expect(field()).toBeNull();
  });

  it("a key that the writer gave up for another one does nothing", async () => {
    const { press, selectAll, partsArrive } = open("Flour");
    selectAll();
    press(controlK);
    press({ key: "a" });
    await partsArrive();
    expect(field()).toBeNull();
  });

  it("the toolbar appears for text that is selected, and takes the focus if its key was pressed", async () => {
    const { press, selectAll, partsArrive } = open("Flour");
    selectAll();
    expect(press({ key: "F10", altKey: true })).toBe(true);
    await partsArrive();
    const toolbar = await screen.findByRole("toolbar", { name: "Formatting" });
    await expect.poll(() => toolbar.contains(document.activeElement)).toBe(true);
  });
});
