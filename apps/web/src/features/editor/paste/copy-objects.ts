import type { TableCellNode } from "@lexical/table";
import {
  $getEditor,
  $isRangeSelection,
  type BaseSelection,
  type LexicalEditor,
  type RangeSelection,
} from "lexical";
import {
  $isInlineObjectNode,
  objectCharacter,
  type InlineObjectNode,
} from "@stemma/document/inline-object-node";
import { $isInlineMathNode } from "@stemma/document/math/inline-math-node";
import { betweenDollars } from "@stemma/document/math/inline-math-word";
import { unnamedAttribute } from "@stemma/document/mentions/mention-names";
import { untitledAttribute } from "@stemma/document/page-links/link-titles";
import { $isSnippetNode } from "@stemma/document/snippets/snippet-node";
import { $isPageLinkNode } from "@stemma/document/page-links/page-link-node";
import { $editorBlocks } from "../blocks/selected-blocks.ts";
import { $textWithSources } from "../drawn/copied-sources.ts";
import { $copiedInlineFormula } from "../math/copied-math.ts";
import { snippetText } from "../snippets/copied-snippet.ts";
import { $linesOfRows, $partsWithTables } from "./copied-tables.ts";

/**
 * The element of a copied page link: a link with the title on screen, and an address that works outside of Stemma. Of a
 * copied mention: a text with the name on screen; of a copied formula: MathML.
 */
export function $copiedObject(
  node: InlineObjectNode,
  element: HTMLElement,
  editor: LexicalEditor,
): HTMLElement {
  if ($isInlineMathNode(node)) return $copiedInlineFormula(node, editor);
  element.textContent = textOnScreen(node, editor);
  element.removeAttribute(untitledAttribute);
  element.removeAttribute(unnamedAttribute);
  if ($isPageLinkNode(node)) {
    element.className = "page-link";
    element.setAttribute("href", `${location.origin}/page/${node.getPageId()}`);
  }
  return element;
}

/**
 * The selected text with the texts of its snippets, the titles of its page links, the names of its mentions, the sources of its formulas between dollar
 * signs, and its tables as the lines of a spreadsheet; `null` without any. Call it inside an update of the editor.
 */
export function $copiedText(selection: BaseSelection | null): string | null {
  const parts = $partsWithTables(selection);
  if (parts === null) return $textWithObjects(selection);
  return parts
    .map((part) =>
      "rows" in part
        ? $linesOfRows(part.rows, $textOfCell)
        : ($textWithObjects(part.selection) ?? part.selection.getTextContent()),
    )
    .join("\n");
}

function $textOfCell(cell: TableCellNode): string {
  const nodes = $editorBlocks(cell).flatMap((block) => block.getChildren());
  const texts = nodes.filter($isInlineObjectNode).map((node) => textOnScreen(node, $getEditor()));
  return withObjects(cell.getTextContent(), texts);
}

function $textWithObjects(selection: BaseSelection | null): string | null {
  if (!$isRangeSelection(selection)) return null;
  const text = $textWithSources(selection);
  const texts = selection.getNodes().flatMap((node) => {
    if ($isSnippetNode(node)) return [snippetText(node, $getEditor())];
    return $isInlineObjectNode(node) ? [textOnScreen(node, $getEditor())] : [];
  });
  if (texts.length === 0) return text;
  return withObjects(text ?? selection.getTextContent(), texts);
}

/** The selected text, of its formulas the bare source. */
export function $textForFormula(selection: RangeSelection): string {
  const objects = selection.getNodes().filter($isInlineObjectNode);
  const texts = objects.map((node) =>
    $isInlineMathNode(node) ? node.getSource() : textOnScreen(node, $getEditor()),
  );
  return withObjects(selection.getTextContent(), texts);
}

function withObjects(text: string, objects: readonly string[]): string {
  let at = 0;
  return text.replaceAll(objectCharacter, (character) => objects[at++] ?? character);
}

/** What an object shows on screen now; of a formula, its source between dollar signs. */
export function textOnScreen(node: InlineObjectNode, editor: LexicalEditor): string {
  if ($isInlineMathNode(node)) return betweenDollars(node.getSource());
  return editor.getElementByKey(node.getKey())?.textContent ?? "";
}
