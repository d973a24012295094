import { expect, it } from "vitest";
import { $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";
import { caretPosition } from "./caret-position.ts";
import { registerClickBelow } from "./register-click-below.ts";

it.each([
  { clientY: 300, characters: 5, because: "it is below the text" },
  { clientY: 100, characters: 2, because: "it is level with the last line" },
])("a click at $clientY px puts the caret at $characters, because $because", (row) => {
  const { editor, act } = editorForTests([block("First"), block("Third", { id: "last" })]);
  registerClickBelow(editor);
  act(() => void $caretAt(1, 2));
  const root = editor.getRootElement();
  const last = root?.lastElementChild;
  if (root == null || last == null) throw new Error("The editor shows nothing.");
  last.getBoundingClientRect = () => new DOMRect(0, 90, 600, 30);
  root.dispatchEvent(new MouseEvent("click", { clientY: row.clientY, bubbles: true }));
  expect(caretPosition(editor)).toEqual({ blockId: "last", characters: row.characters });
});
