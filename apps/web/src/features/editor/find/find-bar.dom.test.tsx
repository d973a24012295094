import { fireEvent, screen } from "@testing-library/react";
import { $getSelection, $isRangeSelection } from "lexical";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { $blockAt, $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";
import { FindBar } from "./find-bar.tsx";

afterEach(putAway);

/** The bar over an editor with these rows, the caret in the row at this index. */
function open(texts: readonly string[], caretRow = 0) {
  const test = editorForTests(texts.map((text) => block(text)));
  test.act(() => void $caretAt(caretRow, 0));
  function Bar() {
    const [isOpen, setOpen] = useState(true);
    return isOpen && <FindBar editor={test.editor} request={1} onClose={() => setOpen(false)} />;
  }
  const { person } = drawComponent(<Bar />);
  const status = () => screen.getByRole("status").textContent;
  return { test, person, status };
}

const field = () => screen.getByRole("textbox", { name: "Find" });

describe("the search in a page", () => {
  it("counts matches from the caret on, and steps through them in a circle", async () => {
    const { person, status } = open(["a", "b a", "a"], 1);
    await person.keyboard("a");
    expect(status()).toBe("2 of 3");
    await person.keyboard("{Enter}{Enter}");
    expect(status()).toBe("1 of 3");
    await person.keyboard("{Shift>}{Enter}{/Shift}");
    expect(status()).toBe("3 of 3");
    await person.keyboard("{F3}");
    expect(status()).toBe("1 of 3");
    await person.keyboard("x");
    expect(status()).toBe("No matches");
  });

  it("minds case and whole words if the writer says so", async () => {
    const { person, status } = open(["Bread bread breads"]);
    await person.keyboard("bread");
    expect(status()).toBe("1 of 3");
    await person.click(screen.getByRole("button", { name: "Match case" }));
    expect(status()).toBe("1 of 2");
    await person.click(screen.getByRole("button", { name: "Whole words" }));
    expect(status()).toBe("1 of 1");
  });

  it("begins with the selected text", () => {
    const test = editorForTests([block("rye bread and rye")]);
    test.act(() => void $blockAt(0).getAllTextNodes()[0]?.select(14, 17));
    drawComponent(<FindBar editor={test.editor} request={1} onClose={() => {}} />);
    expect(screen.getByRole("status").textContent).toBe("2 of 2");
  });

  it("replaces one match after the other, or all that are left", async () => {
    const { test, person, status } = open(["a a", "a"]);
    await person.keyboard("a");
    await person.click(screen.getByRole("textbox", { name: "Replace with" }));
    await person.keyboard("aa{Enter}");
    expect(test.texts()).toEqual(["aa a", "a"]);
    expect(status()).toBe("3 of 4");
    await person.click(screen.getByRole("button", { name: "Replace all" }));
    expect(test.texts()).toEqual(["aaaa aa", "aa"]);
    expect(status()).toBe("4 replaced");
  });

  it("says what was replaced until something else happens", async () => {
    const { test, person, status } = open(["a a", "a"]);
    const replaceAll = async () => {
      await person.click(screen.getByRole("button", { name: "Replace all" }));
      expect(status()).toBe("3 replaced");
    };
    await person.keyboard("a");
    await person.type(screen.getByRole("textbox", { name: "Replace with" }), "a");
    await replaceAll();
    await person.click(screen.getByRole("button", { name: "Next match" }));
    expect(status()).toMatch(/ of 3$/);
    await replaceAll();
    await person.click(screen.getByRole("button", { name: "Replace" }));
    expect(status()).toMatch(/ of 3$/);
    await replaceAll();
    test.act(() => void $blockAt(1).clear());
    await expect.poll(status).toMatch(/ of 2$/);
  });

  it("refuses to make more text than a page holds", async () => {
    const { test, person, status } = open(["a".repeat(500)]);
    await person.keyboard("a");
    const replacement = screen.getByRole<HTMLInputElement>("textbox", { name: "Replace with" });
    expect(replacement.maxLength).toBe(10_000);
    await person.click(replacement);
    await person.paste("b".repeat(5000));
    await person.click(screen.getByRole("button", { name: "Replace all" }));
    expect(status()).toBe("Too long to replace all");
    expect(test.texts()).toEqual(["a".repeat(500)]);
  });

  it("leaves the keys to what is composed, and to a dialog in front", async () => {
    const { person, status } = open(["a", "a"]);
    await person.keyboard("a");
    // Safari sends it so, after the composition.
    fireEvent.keyDown(field(), { key: "Enter", keyCode: 229 });
    fireEvent.keyDown(field(), { key: "Escape", keyCode: 229 });
    expect(status()).toBe("1 of 2");
    const dialog = document.body.appendChild(document.createElement("div"));
    dialog.role = "dialog";
    fireEvent.keyDown(dialog, { key: "F3" });
    expect(status()).toBe("1 of 2");
    dialog.remove();
    fireEvent.keyDown(document.body, { key: "F3" });
    expect(status()).toBe("2 of 2");
  });

  it("follows the text while somebody changes it", async () => {
    const { test, person, status } = open(["a", "a"], 1);
    await person.keyboard("a");
    expect(status()).toBe("2 of 2");
    test.act(() => $blockAt(0).insertBefore($blockAt(1)));
    await expect.poll(status).toBe("1 of 2");
    test.act(() => void $blockAt(0).clear());
    await expect.poll(status).toBe("1 of 1");
  });

  it("closes on Escape, with the caret behind the match", async () => {
    const { test, person } = open(["a bread"]);
    await person.keyboard("bread{Escape}");
    expect(screen.queryByRole("search")).toBeNull();
    const offset = test.editor.read(() => {
      const selection = $getSelection();
      return $isRangeSelection(selection) && selection.isCollapsed()
        ? selection.anchor.offset
        : null;
    });
    expect(offset).toBe(7);
    expect(document.activeElement).toBe(test.editor.getRootElement());
  });

  it("closes with the caret where it is, if the writer has gone back to the text", async () => {
    const { test, person } = open(["a bread"]);
    await person.keyboard("bread");
    test.editor.getRootElement()?.focus();
    test.act(() => void $caretAt(0, 1));
    await person.click(screen.getByRole("button", { name: "Close" }));
    const offset = test.editor.read(() => $getSelection()?.getStartEndPoints()?.[0].offset);
    expect(offset).toBe(1);
  });

  it("has one field for the text to find", () => {
    open(["a"]);
    expect(document.activeElement).toBe(field());
  });
});
