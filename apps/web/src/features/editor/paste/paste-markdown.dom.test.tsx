import { screen } from "@testing-library/react";
import { $getSelection, KEY_DOWN_COMMAND, PASTE_COMMAND } from "lexical";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { inRouter } from "../../../lib/testing/in-router.tsx";
import { Toaster } from "../../../ui/messages/toaster.tsx";
import { toastManager } from "../../../ui/messages/toasts.ts";
import { $caretAt, block, editorForTests, type TestEditor } from "../testing/editor-for-tests.ts";
import { loadMarkdown } from "./markdown/load-markdown.ts";

afterEach(() => {
  toastManager.close();
  putAway();
});

async function paste(test: TestEditor, data: Record<string, string>): Promise<void> {
  const clipboardData = new DataTransfer();
  for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value);
  test.editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent("paste", { clipboardData }));
  await vi.waitFor(() => test.editor.read(() => undefined), { timeout: 30_000 });
}

/** An editor with an empty row, the caret in it, and the toasts beside it. */
function open() {
  const { person } = drawComponent(inRouter(<Toaster />));
  const test = editorForTests([block("")]);
  test.act(() => void $caretAt(0, 0));
  return { test, person };
}

const markdown = "# Bread\n\n- **Flour**\n- Water";
const formatted = "<h1>Bread</h1><ul><li><strong>Flour</strong></li><li>Water</li></ul>";
const plain = ["# Bread", "- **Flour**\n- Water"];

const offer = async () => screen.findByRole("button", { name: "Paste as plain text" });

describe("pasted Markdown", () => {
  beforeEach(async () => void (await loadMarkdown()));

  it("becomes what it means, and says so", async () => {
    const { test } = open();
    const text =
      "## Bread\n\nA *good* [log](https://a.test) of `x`\n\n> quoted\n\n3. [ ] c\n4. d\n   - e\n\n```\nlet a;\nb\n```";
    await paste(test, { "text/plain": text });
    expect(test.html()).toBe(
      '<h2>Bread</h2><p>A <em>good</em> <a href="https://a.test">log</a> of <code>x</code></p>' +
        '<blockquote>quoted</blockquote><ul class="list-check"><li class="unchecked"><span role="img" aria-label="To do"></span>c</li></ul>' +
        '<ol start="4"><li value="4">d</li><li class="list-nest"><ul><li>e</li></ul></li></ol><pre class="code-block" translate="no">let a;<br>b</pre>',
    );
    expect(await screen.findByText("The pasted Markdown was formatted.")).not.toBeNull();
  });

  it("keeps words that look like tags, comments, and addresses that nothing refers to", async () => {
    const { test } = open();
    const text = "# A Map<Key>\n\n<!-- note -->\n\na <Key> &amp; <b>b</b>\n\n[1]: https://a.test";
    await paste(test, { "text/plain": text });
    expect(test.texts()).toEqual([
      "A Map<Key>",
      "<!-- note -->",
      "a <Key> & <b>b</b>",
      "[1]: https://a.test",
    ]);
  });

  it("joins lines that were wrapped, and keeps other line ends", async () => {
    const { test } = open();
    const wrapped = "These words were wrapped by a program at a width of sixty\ncharacters.";
    await paste(test, { "text/plain": `# Title\n\n${wrapped}\n\nAna\nMain Street 1` });
    expect(test.texts()).toEqual(["Title", wrapped.replace("\n", " "), "Ana\nMain Street 1"]);
  });

  it("is replaced by its plain text on demand, and one undo takes both back", async () => {
    const { test, person } = open();
    await test.type("a");
    await test.type("\n");
    await paste(test, { "text/plain": markdown });
    expect(test.html()).toBe(`<p>a</p>${formatted}`);
    await person.click(await offer());
    expect(test.texts()).toEqual(["a", ...plain]);
    await test.undo();
    expect(test.texts()).toEqual(["a", ""]);
  });

  it("offers its plain text no longer once something is typed", async () => {
    const { test } = open();
    await paste(test, { "text/plain": markdown });
    await offer();
    await test.type("x");
    await expect.poll(() => screen.queryByRole("button")).toBeNull();
    expect(test.texts()).toEqual(["Bread", "Flour", "Waterx"]);
  });

  it("stays plain text if the writer asks for it", async () => {
    const { test } = open();
    const keys = { key: "V", code: "KeyV", ctrlKey: true, shiftKey: true };
    test.editor.dispatchCommand(KEY_DOWN_COMMAND, new KeyboardEvent("keydown", keys));
    await paste(test, { "text/plain": markdown });
    expect(test.texts()).toEqual(plain);
  });

  it("stays plain text in code", async () => {
    const { test } = open();
    test.act(() => void $caretAt(0, 0).formatText("code"));
    await paste(test, { "text/plain": markdown });
    expect(test.texts()).toEqual(plain);
  });

  it("is taken from the text if a source editor wrapped it into HTML, and else from the HTML", async () => {
    const { test } = open();
    const data = { "text/plain": markdown, "text/html": "<div><span># Bread</span></div>" };
    await paste(test, { ...data, "vscode-editor-data": '{"mode":"markdown"}' });
    expect(test.html()).toBe(formatted);
    await test.undo();
    await paste(test, data);
    expect(test.texts()).toEqual(["# Bread"]);
  });

  it("stays as it is if it is nested deeper than can be read", async () => {
    const { test } = open();
    await paste(test, { "text/plain": `# a\n\n${"> ".repeat(6_000)}b` });
    expect(test.texts()[0]).toBe("# a");
  });
});

describe("Markdown pasted before its converter is loaded", () => {
  /** An editor of modules that are loaded anew, the converter not yet. */
  async function openAnew() {
    vi.resetModules();
    const anew = await import("../testing/editor-for-tests.ts");
    const test = anew.editorForTests([block("")]);
    test.act(() => void anew.$caretAt(0, 0));
    test.editor.getRootElement()?.focus();
    return { ...test, $caretAt: anew.$caretAt };
  }

  it("is formatted at its place as soon as it can be", async () => {
    const test = await openAnew();
    await paste(test, { "text/plain": markdown });
    expect(test.texts()).toEqual(plain);
    await expect.poll(() => test.html()).toBe(formatted);
    await test.undo();
    expect(test.texts()).toEqual([""]);
  });

  it("stays plain text if the writer goes on typing", async () => {
    const test = await openAnew();
    await paste(test, { "text/plain": markdown });
    test.act(() => void $getSelection()?.insertText("x"));
    const { loadMarkdown: load } = await import("./markdown/load-markdown.ts");
    await load();
    await test.type("y");
    expect(test.texts()).toEqual(["# Bread", "- **Flour**\n- Waterxy"]);
  });

  /** Resolves when the converter is loaded and what waits for it has run. */
  async function loaded(): Promise<void> {
    const { loadMarkdown: load } = await import("./markdown/load-markdown.ts");
    await load();
    await new Promise((resolve) => setTimeout(resolve));
  }

  it("stays plain text if the caret is elsewhere by then", async () => {
    const test = await openAnew();
    await paste(test, { "text/plain": markdown });
    test.act(() => void test.$caretAt(0, 1));
    await loaded();
    expect(test.texts()).toEqual(plain);
  });

  it("stays plain text if the focus is elsewhere by then, and leaves it there", async () => {
    const test = await openAnew();
    await paste(test, { "text/plain": markdown });
    const field = document.body.appendChild(document.createElement("input"));
    field.focus();
    await loaded();
    expect(test.texts()).toEqual(plain);
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it("stays plain text while an input method composes", async () => {
    const test = await openAnew();
    await paste(test, { "text/plain": markdown });
    const composing = vi.spyOn(test.editor, "isComposing").mockReturnValue(true);
    await loaded();
    expect(test.texts()).toEqual(plain);
    composing.mockRestore();
  });
});
