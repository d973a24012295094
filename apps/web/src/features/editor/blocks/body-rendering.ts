import { $isListNode } from "@lexical/list";
import { $isHeadingNode } from "@lexical/rich-text";
import {
  $isTextNode,
  DEFAULT_EDITOR_DOM_CONFIG,
  type EditorDOMRenderConfig,
  type LexicalNode,
} from "lexical";
import { headingTagBelowTitle } from "@stemma/document/html/heading-tag-below-title";

type Rendering = Pick<EditorDOMRenderConfig, "$createDOM" | "$exportDOM">;

/**
 * Renders headings one level lower than stored, below the page's title, as `bodyToHtml` does. Copied HTML keeps the
 * stored levels, because it leaves the page, and has a tag for lowered and raised code, where Lexical only has a class.
 * A check list is a group of boxes to a screen reader, and no list.
 */
export const bodyRendering: Rendering = {
  $createDOM: (node, editor) => {
    const element = DEFAULT_EDITOR_DOM_CONFIG.$createDOM(node, editor);
    if ($isListNode(node) && node.getListType() === "check") element.setAttribute("role", "group");
    const kind = $headingKind(node);
    return kind === null ? element : retagged(element, headingTagBelowTitle(kind));
  },
  $exportDOM: (node, editor) => {
    const output = DEFAULT_EDITOR_DOM_CONFIG.$exportDOM(node, editor);
    if (!(output.element instanceof HTMLElement)) return output;
    const kind = $headingKind(node);
    if (kind !== null) return { ...output, element: retagged(output.element, kind) };
    const level = $levelOfCode(node);
    return level === null ? output : { ...output, element: wrapped(output.element, level) };
  },
};

function $headingKind(node: LexicalNode) {
  if (!$isHeadingNode(node)) return null;
  const tag = node.getTag();
  return tag === "h1" || tag === "h2" ? tag : "h3";
}

function $levelOfCode(node: LexicalNode): "sub" | "sup" | null {
  if (!$isTextNode(node) || !node.hasFormat("code")) return null;
  if (node.hasFormat("subscript")) return "sub";
  return node.hasFormat("superscript") ? "sup" : null;
}

function wrapped(element: HTMLElement, tag: string): HTMLElement {
  const outer = element.ownerDocument.createElement(tag);
  outer.append(element);
  return outer;
}

/** Copies an element under another tag. */
function retagged(element: HTMLElement, tag: string): HTMLElement {
  const other = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) other.setAttribute(name, value);
  other.append(...element.childNodes);
  return other;
}
