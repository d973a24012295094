import {
  $addUpdateTag,
  $getEditor,
  $onUpdate,
  HISTORY_PUSH_TAG,
  type BaseSelection,
  type LexicalEditor,
} from "lexical";
import { showFailureToast, showToast } from "../../../ui/messages/toasts.ts";
import { messages } from "../messages.ts";
import { $insertBlocks } from "./insert-blocks.ts";
import type { LeftOut } from "./left-out.ts";
import { loadedMarkdown, loadMarkdown } from "./markdown/load-markdown.ts";
import type { ConvertedMarkdown } from "./markdown/markdown-to-blocks.ts";
import { pasteReport } from "./paste-report.ts";
import { watchPaste } from "./replace-paste.ts";
import { textToBlocks } from "./text-to-blocks.ts";

/**
 * Pastes a text that is evidently Markdown: as what it means, with a toast that offers the plain text instead; as plain text
 * if the conversion would lose a word. Until the converter is loaded, the plain text stands there; it stays where the writer
 * changes anything or leaves before.
 */
export function $pasteMarkdown(text: string, selection: BaseSelection): void {
  const editor = $getEditor();
  const before = selection.clone();
  $addUpdateTag(HISTORY_PUSH_TAG);
  const markdown = loadedMarkdown();
  const converted = markdown?.markdownToBlocks(text) ?? null;
  if (converted !== null) return $pasteConverted(text, converted, selection);
  $insertBlocks(textToBlocks(text), selection);
  if (markdown === null) $onUpdate(() => void convertLater(editor, before, text));
}

function $pasteConverted(
  text: string,
  { blocks, leftOut }: ConvertedMarkdown,
  selection: BaseSelection,
): void {
  const editor = $getEditor();
  const before = selection.clone();
  $insertBlocks(blocks, selection);
  $onUpdate(() => offerPlainText(editor, before, text, leftOut));
}

async function convertLater(
  editor: LexicalEditor,
  before: BaseSelection,
  text: string,
): Promise<void> {
  const paste = watchPaste(editor, before, () => undefined);
  let converted: ConvertedMarkdown | null;
  try {
    converted = (await loadMarkdown()).markdownToBlocks(text);
  } catch {
    if (paste.isUnchanged()) showFailureToast(messages.paste.notConverted);
    return;
  }
  if (converted === null || !paste.isInHand()) return;
  const ready = converted;
  paste.replaceBy((selection) => $pasteConverted(text, ready, selection));
}

function offerPlainText(
  editor: LexicalEditor,
  before: BaseSelection,
  text: string,
  leftOut: LeftOut,
): void {
  const report = pasteReport(leftOut);
  const words = report === null ? messages.paste.markdown : `${messages.paste.markdown} ${report}`;
  let close = (): void => undefined;
  const paste = watchPaste(editor, before, () => close());
  close = showToast(words, {
    action: {
      label: messages.paste.asPlainText,
      onAct: () => {
        paste.replaceBy((selection) => $insertBlocks(textToBlocks(text), selection));
        editor.focus();
      },
    },
  });
}
