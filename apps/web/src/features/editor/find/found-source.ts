/** The classes of a formula and of a diagram whose source is shown because a match stands in it. */
const foundNames = ["math-found", "diagram-found"] as const;

/** Shows the source of the formula or diagram that holds this node, and of no other. */
export function showFoundSource(node: Node): void {
  hideFoundSources();
  const element = node instanceof Element ? node : node.parentElement;
  const figure = element?.closest("figure:is(.math, .diagram)");
  figure?.classList.add(foundNames[figure.classList.contains("math") ? 0 : 1]);
}

/** Puts the source that a search opened out of sight again. */
export function hideFoundSources(): void {
  for (const name of foundNames) {
    for (const shown of document.querySelectorAll(`.${name}`)) shown.classList.remove(name);
  }
}
