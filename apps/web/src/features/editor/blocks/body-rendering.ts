import { $isListItemNode, $isListNode } from "@lexical/list";
import { $isHeadingNode } from "@lexical/rich-text";
import {
  $isTextNode,
  DEFAULT_EDITOR_DOM_CONFIG,
  type EditorDOMRenderConfig,
  type LexicalNode,
} from "lexical";
import { $isInlineObjectNode } from "@stemma/document/inline-object-node";
import { $isDiagramNode } from "@stemma/document/diagrams/diagram-node";
import { $isMathNode } from "@stemma/document/math/math-node";
import { $isNest } from "../lists/list-rows.ts";
import { $copiedDiagram } from "../diagrams/copied-diagram.ts";
import { $copiedFormula } from "../math/copied-math.ts";
import { $isSnippetNode } from "@stemma/document/snippets/snippet-node";
import { $copiedSnippet } from "../snippets/copied-snippet.ts";
import { $copiedObject } from "../paste/copy-objects.ts";
import { highlightColors, highlightOf, type HighlightColor } from "@stemma/document/marks";
import { headingTagBelowTitle } from "@stemma/document/html/heading-tag-below-title";

type Rendering = Pick<EditorDOMRenderConfig, "$createDOM" | "$updateDOM" | "$exportDOM">;

/**
 * Renders headings one level lower than stored, below the page's title, as `bodyToHtml` does. Copied HTML keeps the
 * stored levels, because it leaves the page, and has a tag for highlights, and for lowered and raised code, where
 * Lexical only has a class. A check list is a group of boxes to a screen reader, and no list. Rows have a number of their own
 * only where the browser would count otherwise.
 */
export const bodyRendering: Rendering = {
  $createDOM: (node, editor) => {
    const element = DEFAULT_EDITOR_DOM_CONFIG.$createDOM(node, editor);
    if ($isListNode(node) && node.getListType() === "check") element.setAttribute("role", "group");
    if ($isTextNode(node)) drawHighlight(element, node.getFormat());
    dropNumber(node, element);
    const kind = $headingKind(node);
    return kind === null ? element : retagged(element, headingTagBelowTitle(kind));
  },
  $updateDOM: (node, previous, element, editor) => {
    const mustCreate = DEFAULT_EDITOR_DOM_CONFIG.$updateDOM(node, previous, element, editor);
    if (!mustCreate && $isTextNode(node)) drawHighlight(element, node.getFormat());
    if (!mustCreate) dropNumber(node, element);
    return mustCreate;
  },
  $exportDOM: (node, editor) => {
    const output = DEFAULT_EDITOR_DOM_CONFIG.$exportDOM(node, editor);
    if (!(output.element instanceof HTMLElement)) return output;
    if ($isInlineObjectNode(node)) {
      return { ...output, element: $copiedObject(node, output.element, editor) };
    }
    if ($isSnippetNode(node)) return { element: $copiedSnippet(node, editor) };
    if ($isMathNode(node)) {
      return { element: $copiedFormula(node, editor), $getChildNodes: () => [] };
    }
    if ($isDiagramNode(node)) {
      return { element: $copiedDiagram(node), $getChildNodes: () => [] };
    }
    const kind = $headingKind(node);
    if (kind !== null) return { ...output, element: retagged(output.element, kind) };
    const level = $levelOfCode(node);
    let element = level === null ? output.element : wrapped(output.element, level);
    const color = $isTextNode(node) ? highlightOf(node.getFormat()) : null;
    if (color !== null) {
      element = wrapped(element, "mark");
      element.classList.add(highlightClass(color));
      element.style.backgroundColor = copiedColors[color];
    }
    return { ...output, element };
  },
};

/**
 * Lexical numbers the rows of every list. Chrome lays out rows with a number of their own in a time that grows with the square of the
 * list: 4,000 of them take seconds. So a row has one only where the browser would count otherwise: in a numbered list, behind a
 * deeper list, which stands in an item without a number.
 */
function dropNumber(node: LexicalNode, element: HTMLElement): void {
  if (!$isListItemNode(node)) return;
  const list = node.getParent();
  if (!$isListNode(list)) return;
  const isNumbered = list.getListType() === "number" && !$isNest(node);
  if (!isNumbered || !$isNest(node.getPreviousSibling())) element.removeAttribute("value");
}

/** The colours of copied text, for documents that do not know our classes. */
const copiedColors: Readonly<Record<HighlightColor, string>> = {
  yellow: "#ffef99",
  green: "#c5ecc0",
  blue: "#c3e2fa",
  pink: "#fbd0dc",
};

/** Gives the innermost element of a text the class of its colour, so that its box is that of the read view's `mark`. */
function drawHighlight(element: HTMLElement, format: number): void {
  const inner = element.firstElementChild ?? element;
  const color = highlightOf(format);
  for (const one of highlightColors) {
    if (one === color) inner.classList.add(highlightClass(one));
    else if (inner.classList.contains(highlightClass(one))) {
      inner.classList.remove(highlightClass(one));
    }
  }
}

function highlightClass(color: HighlightColor): string {
  return `highlight-${color}`;
}

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
