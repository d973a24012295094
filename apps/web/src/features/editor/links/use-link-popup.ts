import { useEffect, useState } from "react";
import {
  $getSelection,
  $isRangeSelection,
  BLUR_COMMAND,
  COMMAND_PRIORITY_LOW,
  COMMAND_PRIORITY_NORMAL,
  FOCUS_COMMAND,
  HISTORY_PUSH_TAG,
  IS_APPLE,
  KEY_DOWN_COMMAND,
  KEY_ESCAPE_COMMAND,
  mergeRegister,
  type EditorState,
  type LexicalEditor,
  type NodeKey,
  type RangeSelection,
} from "lexical";
import { isPressed } from "../keys/shortcut.ts";
import { $changeLink, $isLinkable, $linkOf, editLinkCommand } from "./link-commands.ts";
import { linkShortcut } from "./link-shortcut.ts";
import { urlOf } from "./web-address.ts";

/** The link that the caret is in, offered to be opened, edited or removed. */
interface ShownLink {
  readonly key: NodeKey;
  readonly url: string;
}

/** A link that is being edited, or a link to be for the selected text. */
export interface EditedLink {
  /** The address at first: that of the link, or the selected text if it is one, or "". */
  readonly url: string;
  /** Whether there is a link already. */
  readonly isThere: boolean;
  readonly selection: RangeSelection;
  /** Where the text is drawn. */
  readonly range: Range | null;
}

/** What the popup of links shows, and what can be done in it. */
export interface LinkPopupState {
  readonly shown: ShownLink | null;
  readonly edited: EditedLink | null;
  readonly edit: () => void;
  /** Sets the address, or removes the link (`null`), and goes back to the text. */
  readonly change: (url: string | null) => void;
  /** Closes the editor of the link. */
  readonly close: (returnsFocus: boolean) => void;
}

export function useLinkPopup(editor: LexicalEditor): LinkPopupState {
  const [shown, setShown] = useState<ShownLink | null>(null);
  const [edited, setEdited] = useState<EditedLink | null>(null);

  useEffect(() => {
    const show = (link: ShownLink | null): boolean => {
      setShown((last) => (last?.key === link?.key && last?.url === link?.url ? last : link));
      return false;
    };
    const edit = (): boolean => {
      const link = editor.read("latest", () => $editedLink(editor));
      if (link !== null) setEdited(link);
      return link !== null;
    };
    const showCurrent = (state: EditorState): void => {
      const hasFocus = editor.getRootElement()?.contains(document.activeElement) === true;
      show(hasFocus ? state.read($shownLink) : null);
    };
    showCurrent(editor.getEditorState());
    return mergeRegister(
      editor.registerUpdateListener(({ editorState }) => showCurrent(editorState)),
      editor.registerCommand(
        FOCUS_COMMAND,
        () => show(editor.read("latest", $shownLink)),
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerCommand(BLUR_COMMAND, () => show(null), COMMAND_PRIORITY_LOW),
      editor.registerCommand(KEY_ESCAPE_COMMAND, () => show(null), COMMAND_PRIORITY_NORMAL),
      editor.registerCommand(editLinkCommand, edit, COMMAND_PRIORITY_LOW),
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          const isWanted = isPressed(linkShortcut, event, IS_APPLE) && edit();
          if (isWanted) event.preventDefault();
          return isWanted;
        },
        COMMAND_PRIORITY_NORMAL,
      ),
    );
  }, [editor]);

  const selected = edited?.selection ?? null;
  return {
    shown,
    edited,
    edit: () => editor.dispatchCommand(editLinkCommand, undefined),
    change: (url) => {
      setEdited(null);
      const change = (): void => {
        const selection = selected ?? $getSelection();
        if ($isRangeSelection(selection)) $changeLink(selection, url);
      };
      editor.update(change, { tag: HISTORY_PUSH_TAG, discrete: true });
      editor.focus();
    },
    close: (returnsFocus) => {
      setEdited(null);
      if (returnsFocus) editor.focus();
    },
  };
}

function $shownLink(): ShownLink | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const link = $linkOf(selection);
  return link && { key: link.getKey(), url: link.getURL() };
}

/** The link to edit: the one that the caret or the selection is in, or a new one for the selected text. */
function $editedLink(editor: LexicalEditor): EditedLink | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  if (!$isLinkable(selection)) return null;
  const link = $linkOf(selection);
  const text = selection.getTextContent().trim();
  const url = link?.getURL() ?? urlOf(text) ?? "";
  const element = link && selection.isCollapsed() ? editor.getElementByKey(link.getKey()) : null;
  return { url, isThere: link !== null, selection: selection.clone(), range: rangeOf(element) };
}

/** The range of an element, or of what is selected in the document. */
function rangeOf(element: HTMLElement | null): Range | null {
  if (element === null) {
    const selection = document.getSelection();
    return selection === null || selection.rangeCount === 0
      ? null
      : selection.getRangeAt(0).cloneRange();
  }
  const range = document.createRange();
  range.selectNodeContents(element);
  return range;
}
