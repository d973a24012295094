import { $isListItemNode, $isListNode, ListItemNode, ListNode } from "@lexical/list";
import type { ElementTransformer } from "@lexical/markdown";
import { QuoteNode } from "@lexical/rich-text";
import type { ElementNode } from "lexical";
import { listStartMax } from "@stemma/document/body-limits";
import type { TextKind } from "@stemma/document/make-block";
import { $setBlockKind } from "../blocks/block-kind.ts";
import { $mayBecome } from "./may-become.ts";

/** `- `, `* ` or `+ ` at the start of a block. */
const bullet = blockTransformer(/^[-*+]\s/, "bullet");

/** `1. ` or `1) ` at the start of a block; another number begins the list with it. */
const number = blockTransformer(/^(\d{1,9})[.)]\s/, "number", (block, [, digits = ""]) => {
  const list = block.getParent();
  const start = Math.min(Number(digits), listStartMax);
  if ($isListNode(list) && list.getChildrenSize() === 1) list.setStart(start);
});

/** `[] `, `[ ] ` or, for what is done, `[x] ` at the start of a block. */
const check = blockTransformer(/^\[([ xX]?)\]\s/, "check", (block, [, sign = ""]) => {
  if ($isListItemNode(block)) block.setChecked(sign.toLowerCase() === "x");
});

/** `> ` at the start of a block. */
const quote = blockTransformer(/^>\s/, "quote");

/** What makes a block a row of a list, or a quotation. */
export const listTransformers: readonly ElementTransformer[] = [bullet, number, check, quote];

function blockTransformer(
  regExp: RegExp,
  kind: TextKind,
  $finish: (block: ElementNode, match: readonly string[]) => void = () => undefined,
): ElementTransformer {
  return {
    type: "element",
    dependencies: [ListItemNode, ListNode, QuoteNode],
    regExp,
    replace: (block, _children, match) => {
      if (!$mayBecome(block, kind)) return false;
      $finish($setBlockKind(block, kind), match);
      return true;
    },
    export: () => null,
  };
}
