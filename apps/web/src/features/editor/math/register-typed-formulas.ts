import { $isCodeNode } from "@lexical/code-core";
import {
  $createTextNode,
  $getNodeByKey,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  HISTORY_MERGE_TAG,
  type LexicalEditor,
  type NodeKey,
} from "lexical";
import {
  $createInlineMathNode,
  $isInlineMathNode,
  type InlineMathNode,
} from "@stemma/document/math/inline-math-node";
import {
  betweenDollars,
  inlineMathMax,
  inlineMathSource,
} from "@stemma/document/math/inline-math-word";
import { $blockOf } from "../blocks/selected-blocks.ts";
import { $replaceQuery, type QueryPlace } from "../caret-menu/query-at-caret.ts";
import { $textBeforeCaret } from "../caret-menu/text-before-caret.ts";
import { conversionTags } from "../typing/conversion-tag.ts";
import { registerTyping } from "../typing/register-typing.ts";
import { typedFormula } from "./typed-formula.ts";

/**
 * Makes a formula of a source between dollar signs when the second one is typed. A digit directly behind it makes text of it again: it
 * was a price, as in "$5-$10".
 */
export function registerTypedFormulas(editor: LexicalEditor): () => void {
  let last: NodeKey | null = null;
  return registerTyping(editor, ({ editorState }) => {
    const made = last;
    last = null;
    if (made !== null && editorState.read(() => $priceAt(made) !== null)) {
      editor.update(() => $makeText(made), { tag: HISTORY_MERGE_TAG });
    } else if (editorState.read($typedFormula) !== null) {
      editor.update(
        () => {
          last = $convert();
        },
        { tag: conversionTags, discrete: true },
      );
    }
  });
}

interface TypedFormula {
  readonly source: string;
  readonly place: QueryPlace;
}

/** The formula that the character before the caret ends; `null` in code and in a link. */
function $typedFormula(): TypedFormula | null {
  const before = $textBeforeCaret();
  const selection = $getSelection();
  if (before === null || !$isRangeSelection(selection)) return null;
  const { node, text } = before;
  const block = $blockOf(node);
  const isInText = block?.is(node.getParent()) === true && !$isCodeNode(block);
  if (!isInText || node.hasFormat("code")) return null;
  const source = typedFormula(text);
  if (source === null || source.length > inlineMathMax) return null;
  const written = betweenDollars(source);
  const start = selection.anchor.offset - written.length;
  return start < 0 ? null : { source, place: { key: node.getKey(), start, written } };
}

function $convert(): NodeKey | null {
  const typed = $typedFormula();
  if (typed === null) return null;
  const formula = $createInlineMathNode(inlineMathSource(typed.source));
  return $replaceQuery(formula, typed.place) ? formula.getKey() : null;
}

/** The formula if the only character between it and the caret is a digit. */
function $priceAt(key: NodeKey): InlineMathNode | null {
  const selection = $getSelection();
  const formula = $getNodeByKey(key);
  if (!$isRangeSelection(selection) || !$isInlineMathNode(formula)) return null;
  const behind = formula.getNextSibling();
  const { anchor } = selection;
  const isBehind = $isTextNode(behind) && anchor.key === behind.getKey() && anchor.offset === 1;
  return isBehind && /^\d/.test(behind.getTextContent()) ? formula : null;
}

function $makeText(key: NodeKey): void {
  $priceAt(key)?.replace($createTextNode(betweenDollars($sourceOf(key))));
}

function $sourceOf(key: NodeKey): string {
  const formula = $getNodeByKey(key);
  return $isInlineMathNode(formula) ? formula.getSource() : "";
}
