import { beforeAll, describe, expect, it } from "vitest";
import { $getSelection, $isRangeSelection, KEY_BACKSPACE_COMMAND } from "lexical";
import { $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";
import { codeAtEnd, emojiQuery } from "./emoji-query.ts";
import { loadEmoji } from "./load-emoji.ts";
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
