import { $isHeadingNode } from "@lexical/rich-text";
import { DEFAULT_EDITOR_DOM_CONFIG, type EditorDOMRenderConfig, type LexicalNode } from "lexical";
import { headingTagBelowTitle } from "@stemma/document/html/heading-tag-below-title";
import { $blockKind } from "./block-kind.ts";

type Rendering = Pick<EditorDOMRenderConfig, "$createDOM" | "$exportDOM">;

/**
 * Renders headings one level lower than stored, below the page's title, as `bodyToHtml` does. Copied HTML keeps the
 * stored levels, because it leaves the page.
 */
export const headingRendering: Rendering = {
  $createDOM: (node, editor) => {
    const element = DEFAULT_EDITOR_DOM_CONFIG.$createDOM(node, editor);
    const kind = $headingKind(node);
    return kind === null ? element : retagged(element, headingTagBelowTitle(kind));
  },
  $exportDOM: (node, editor) => {
    const output = DEFAULT_EDITOR_DOM_CONFIG.$exportDOM(node, editor);
    const kind = $headingKind(node);
    if (kind === null || !(output.element instanceof HTMLElement)) return output;
    return { ...output, element: retagged(output.element, kind) };
  },
};

function $headingKind(node: LexicalNode) {
  if (!$isHeadingNode(node)) return null;
  const kind = $blockKind(node);
  return kind === "paragraph" ? null : kind;
}

/** Copies an element under another tag. */
function retagged(element: HTMLElement, tag: string): HTMLElement {
  const other = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) other.setAttribute(name, value);
  other.append(...element.childNodes);
  return other;
}
