import {
  buildEditorFromExtensions,
  HorizontalRuleExtension,
  NormalizeTripleClickSelectionExtension,
} from "@lexical/extension";
import { HistoryExtension } from "@lexical/history";
import { LinkNode } from "@lexical/link";
import { ListItemNode, ListNode } from "@lexical/list";
import { HeadingNode, QuoteNode, registerRichText } from "@lexical/rich-text";
import { TableCellNode, TableNode, TableRowNode } from "@lexical/table";
import {
  configExtension,
  defineExtension,
  mergeRegister,
  type EditorThemeClasses,
  type LexicalEditorWithDispose,
} from "lexical";
import { CodeBlockNode } from "@stemma/document/code/code-block-node";
import { CalloutNode } from "@stemma/document/containers/callout-node";
import { ToggleNode } from "@stemma/document/containers/toggle-node";
import { DiagramNode } from "@stemma/document/diagrams/diagram-node";
import { FileNode, ImageNode } from "@stemma/document/files/file-node";
import { InlineMathNode } from "@stemma/document/math/inline-math-node";
import { MathNode } from "@stemma/document/math/math-node";
import { MentionNode } from "@stemma/document/mentions/mention-node";
import { PageLinkNode } from "@stemma/document/page-links/page-link-node";
import { SnippetNode } from "@stemma/document/snippets/snippet-node";
import type { PageBody } from "@stemma/document/format";
import { bodyRendering } from "./blocks/body-rendering.ts";
import { registerBlockIds } from "./blocks/register-block-ids.ts";
import { registerBlockSplits } from "./blocks/register-block-splits.ts";
import { registerFormatMask } from "./blocks/register-format-mask.ts";
import { registerCode } from "./code/register-code.ts";
import { registerCodeLook } from "./code/register-code-look.ts";
import { registerDividers } from "./dividers/register-dividers.ts";
import { registerFrames } from "./frames/register-frames.ts";
import { registerFiles } from "./files/register-files.ts";
import { registerLists } from "./lists/register-lists.ts";
import { registerMoveKeys } from "./keys/register-move-keys.ts";
import { registerShortcuts } from "./keys/register-shortcuts.ts";
import { registerTabKey } from "./keys/register-tab-key.ts";
import { registerTypedLinks } from "./links/register-typed-links.ts";
import { registerInlineMath } from "./math/register-inline-math.ts";
import { registerDrawn } from "./drawn/register-drawn.ts";
import { registerMarkdown } from "./markdown/register-markdown.ts";
import { clipboardNamespace } from "./paste/clipboard-to-blocks.ts";
import { copyExtension } from "./paste/copy-extension.ts";
import { pasteExtension } from "./paste/paste-extension.ts";
import { registerPlainPaste } from "./paste/register-plain-paste.ts";
import { registerSnippets } from "./snippets/register-snippets.ts";
import { registerTables } from "./tables/register-tables.ts";
import { registerToggles } from "./toggles/register-toggles.ts";
import { registerConversionUndo } from "./typing/register-conversion-undo.ts";

/** Edits within this time merge into one undo step, in milliseconds. Specification, section 9. */
const undoMergeDelayMs = 1000;

/** The class names that `ui/styles/page-*.css` style in the editor, where the read view has tags. */
const editorTheme: EditorThemeClasses = {
  blockCursor: "caret-between-rows",
  hrSelected: "divider-selected",
  list: {
    checklist: "list-check",
    listitemChecked: "checked",
    listitemUnchecked: "unchecked",
    nested: { listitem: "list-nest" },
  },
  tab: "tab",
  tableCellSelected: "cell-selected",
  tableScrollableWrapper: "table-scroll",
  tableSelection: "table-selection",
  text: {
    bold: "bold",
    italic: "italic",
    underline: "underline",
    strikethrough: "strikethrough",
    subscript: "subscript",
    superscript: "superscript",
  },
};

/**
 * The editor of a page's body, headless: it has the node types of the body format and enforces all its rules. The
 * caller sets the root element and disposes of the editor. `onError` receives an error thrown by an update; the
 * editor is then back in the state before that update.
 */
export function createBodyEditor(
  initialBody: PageBody,
  onError: (error: Error) => void,
): LexicalEditorWithDispose {
  return buildEditorFromExtensions(
    defineExtension({
      name: "stemma/body-editor",
      namespace: clipboardNamespace,
      theme: editorTheme,
      nodes: [
        CalloutNode,
        CodeBlockNode,
        FileNode,
        HeadingNode,
        ImageNode,
        InlineMathNode,
        LinkNode,
        ListItemNode,
        ListNode,
        DiagramNode,
        MathNode,
        MentionNode,
        PageLinkNode,
        QuoteNode,
        SnippetNode,
        TableCellNode,
        TableNode,
        TableRowNode,
        ToggleNode,
      ],
      dependencies: [
        configExtension(HistoryExtension, { delay: undoMergeDelayMs, maxDepth: 500 }),
        HorizontalRuleExtension,
        NormalizeTripleClickSelectionExtension,
        copyExtension,
        pasteExtension,
      ],
      onError,
      init: (config) => {
        config.dom = bodyRendering;
      },
      $initialEditorState: JSON.stringify({ root: initialBody.root }),
      register: (editor) =>
        mergeRegister(
          registerRichText(editor),
          registerFormatMask(editor),
          registerBlockIds(editor),
          registerFrames(editor),
          registerToggles(editor),
          registerBlockSplits(editor),
          registerLists(editor),
          registerCode(editor),
          registerCodeLook(editor),
          registerDividers(editor),
          registerFiles(editor),
          registerSnippets(editor),
          registerDrawn(editor),
          registerInlineMath(editor),
          registerTables(editor),
          registerTabKey(editor),
          registerMoveKeys(editor),
          registerShortcuts(editor),
          registerPlainPaste(editor),
          registerMarkdown(editor),
          registerTypedLinks(editor),
          registerConversionUndo(editor),
        ),
    }),
  );
}
