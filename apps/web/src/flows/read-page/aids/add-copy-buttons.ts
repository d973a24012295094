import { showToast } from "../../../ui/messages/toasts.ts";
import styles from "./copy-buttons.module.css";
import { messages } from "./messages.ts";

/**
 * Adds a button to each block of code that copies its text. The button has no text of its own, so the block's stays as it is.
 * Returns a function that removes the buttons.
 */
export function addCopyButtons(blocks: readonly HTMLElement[]): () => void {
  const buttons = blocks.map((block) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = styles["copy"] ?? "";
    button.title = messages.copyCode;
    button.setAttribute("aria-label", messages.copyCode);
    button.addEventListener("click", () => void copy(block));
    block.append(button);
    return button;
  });
  return () => {
    for (const button of buttons) button.remove();
  };
}

async function copy(block: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(textOf(block));
    showToast(messages.codeCopied);
  } catch {
    // Browsers offer the clipboard to pages with HTTPS only, and a person can forbid its use: they copy by key then.
    document.getSelection()?.selectAllChildren(block);
    showToast(messages.codeNotCopied);
  }
}

/** The text of a block of code; a line break after its last line has no line of its own. */
function textOf(block: HTMLElement): string {
  const copied = block.cloneNode(true) as HTMLElement;
  for (const line of copied.querySelectorAll("br")) line.replaceWith("\n");
  const text = copied.textContent;
  return text.endsWith("\n\n") || text === "\n" ? text.slice(0, -1) : text;
}
