import type { DiagramNode } from "@stemma/document/diagrams/diagram-node";

/** The element of a copied diagram: its source, as code of the language Mermaid. */
export function $copiedDiagram(node: DiagramNode): HTMLElement {
  const element = document.createElement("figure");
  element.className = "diagram";
  const source = document.createElement("pre");
  source.dataset["language"] = "mermaid";
  source.textContent = node.getTextContent();
  element.append(source);
  return element;
}
