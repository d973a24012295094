import { beforeAll, describe, expect, it } from "vitest";
import { $getSelection, $isRangeSelection, KEY_BACKSPACE_COMMAND } from "lexical";
import { $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";
import { $eraseTyped } from "../caret-menu/erase-typed.ts";
import { observeTyped } from "../caret-menu/observe-typed.ts";
import { slashQuery } from "../slash-menu/slash-query.ts";
import { codeAtEnd, emojiQuery } from "./emoji-query.ts";
import { loadEmoji } from "../../../lib/emoji/load-emoji.ts";
import { registerTypedEmoji } from "./register-typed-emoji.ts";

beforeAll(async () => {
  await loadEmoji();
});

function typing(text: string) {
  const test = editorForTests([block(text, { id: "a" })]);
  registerTypedEmoji(test.editor);
  test.act(() => void $caretAt(0, text.length));
  return test;
}

describe("a colon", () => {
  it.each([
    { text: ":", typed: { query: "", isAtStart: true } },
    { text: "Well done :ta", typed: { query: "ta", isAtStart: false } },
    { text: "(:+1", typed: { query: "+1", isAtStart: false } },
    { text: "10:30", typed: null },
    { text: "Note: this", typed: null },
    { text: "https://", typed: null },
    { text: "::", typed: null },
  ])("opens the menu in '$text' where an emoji may begin", ({ text, typed }) => {
    expect(emojiQuery(text)).toEqual(typed);
  });

  it.each([
    { text: "Done :tada:", code: ":tada:" },
    { text: "10:30:15:", code: null },
    { text: ":a:", code: null },
  ])("ends a short code in '$text' or does not", ({ text, code }) => {
    expect(codeAtEnd(text)).toBe(code);
  });
});

describe("a short code with both colons", () => {
  it("becomes its emoji, and Backspace gives it back", async () => {
    const test = typing("");
    await test.type("Done :tada:");
    expect(test.texts()).toEqual(["Done 🎉"]);
    test.editor.dispatchCommand(KEY_BACKSPACE_COMMAND, new KeyboardEvent("keydown"));
    expect(test.texts()).toEqual(["Done :tada:"]);
  });

  it("stays where no emoji has it", async () => {
    const test = typing("");
    await test.type(":nothing_of_this_name: :10:");
    expect(test.texts()).toEqual([":nothing_of_this_name: :10:"]);
  });

  it("stays in code", async () => {
    const test = typing("Run ");
    test.act(() => {
      const caret = $getSelection();
      if ($isRangeSelection(caret)) caret.toggleFormat("code");
    });
    await test.type(":tada:");
    expect(test.texts()).toEqual(["Run :tada:"]);
  });
});

describe("a query", () => {
  it("with other marks than its colon opens no menu, and nothing is erased", () => {
    const test = typing("");
    const reported: (string | undefined)[] = [];
    observeTyped(test.editor, emojiQuery, (state) => reported.push(state?.query));
    test.act(() => {
      const caret = $getSelection();
      if (!$isRangeSelection(caret)) return;
      caret.toggleFormat("bold");
      caret.insertText("Hi :");
      caret.toggleFormat("bold");
      caret.insertText("smile");
    });
    let erased: string | null = "";
    test.act(() => (erased = $eraseTyped(emojiQuery)));
    expect(erased).toBeNull();
    expect(reported).toEqual([]);
    expect(test.texts()).toEqual(["Hi :smile"]);
  });

  it("inside another one opens no second menu, until the first is closed", async () => {
    const test = typing("");
    const first: (string | undefined)[] = [];
    const second: (string | undefined)[] = [];
    const { close } = observeTyped(test.editor, slashQuery, (state) => first.push(state?.query));
    observeTyped(test.editor, emojiQuery, (state) => second.push(state?.query));
    await test.type("/a :s");
    expect(first.at(-1)).toBe("a :s");
    expect(second).toEqual([]);
    close();
    await test.type(" :s");
    expect(second).toEqual(["", "s"]);
  });
});
