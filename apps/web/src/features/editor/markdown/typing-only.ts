import {
  $addUpdateTag,
  $getSelection,
  $hasUpdateTag,
  $isLineBreakNode,
  $isRangeSelection,
  $isTextNode,
  HISTORY_PUSH_TAG,
  type EditorUpdateOptions,
  type LexicalEditor,
  type UpdateListener,
} from "lexical";
import { isInAddress } from "../links/web-address.ts";
import { isInFormula } from "../math/typed-formula.ts";
import { conversionTags } from "../typing/conversion-tag.ts";
import { registerTyping } from "../typing/register-typing.ts";

/** The most characters of the signs around one text: `***`. */
const signsMax = 3;

/**
 * The same editor for Lexical's Markdown shortcuts: their update listener is called for typed characters only, and what
 * they convert (they give it an undo step of its own) has the tag of a conversion. Lexical's listener itself also
 * converts after erasing, for example where a writer erases the character behind `**b**`.
 */
export function typingOnly(editor: LexicalEditor): LexicalEditor {
  const replaced = {
    registerUpdateListener: (listener: UpdateListener) =>
      registerTyping(editor, (update) => {
        if (!update.editorState.read($closesOtherText)) listener(update);
      }),
    update: ($run: () => void, options?: EditorUpdateOptions) => {
      editor.update(() => {
        $run();
        if ($hasUpdateTag(HISTORY_PUSH_TAG)) conversionTags.forEach($addUpdateTag);
      }, options);
    },
  };
  return new Proxy(editor, {
    get: (target, name) => {
      if (Object.hasOwn(replaced, name)) return Reflect.get(replaced, name) as unknown;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

/**
 * Whether the typed character would close a mark that an address or a formula opened: as in `https://a.test/_x_`, in
 * `https://a.test/_x and more_`, or in `$a*b*`.
 */
function $closesOtherText(): boolean {
  const text = $textOfLine();
  const signs = /([*_~=`])\1*$/.exec(text.slice(-signsMax))?.[0] ?? "";
  if (signs === "") return false;
  let opening = text.length - signs.length;
  do opening = text.lastIndexOf(signs, opening - 1);
  while (opening > 0 && text.charAt(opening + signs.length) === " ");
  return opening >= 0 && (isInAddress(text, opening) || isInFormula(text, opening));
}

/** The text in which Lexical looks for the opening sign: of the line's text nodes up to the caret, not of its links. */
function $textOfLine(): string {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return "";
  const { anchor } = selection;
  const node = anchor.getNode();
  if (!$isTextNode(node)) return "";
  let text = node.getTextContent().slice(0, anchor.offset);
  if (!/[*_~=`]$/.test(text)) return "";
  let before = node.getPreviousSibling();
  for (; before !== null && !$isLineBreakNode(before); before = before.getPreviousSibling()) {
    text = ($isTextNode(before) ? before.getTextContent() : " ") + text;
  }
  return text;
}
