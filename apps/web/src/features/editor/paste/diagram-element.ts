import { textOfCode } from "./code-element.ts";

/** The blocks that GitHub, GitLab, Confluence, site generators and we ourselves write for a diagram. */
const diagrams = "figure.diagram, pre.mermaid, pre[lang=mermaid], section[data-type=mermaid]";

/** The Mermaid source of a diagram; `null` for every other element, and for a diagram that does not tell its source. */
export function sourceOfDiagram(element: Element): string | null {
  if (!element.matches(diagrams)) return null;
  const written = element.matches("pre") ? element : element.querySelector("pre");
  const source = written === null ? dataOf(element) : textOfCode(written);
  return source.trim() === "" ? null : source;
}

/** GitHub names the source of a drawn diagram beside the picture. */
function dataOf(element: Element): string {
  return element.querySelector("[data-plain]")?.getAttribute("data-plain") ?? "";
}
