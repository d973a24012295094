import { linkClass, linkTitle, type LinkTarget } from "./link-titles.ts";

/**
 * Draws the title and the look of a page link into its element, as `withLinkTitles` writes it. A link whose target the
 * reader may not see leads nowhere.
 */
export function drawPageLink(element: HTMLElement, target: LinkTarget | null | undefined): void {
  const title = linkTitle(target);
  if (element.textContent !== title) element.textContent = title;
  element.className = linkClass(target);
  if (element.localName !== "a") return;
  if (target === null) element.removeAttribute("href");
  else element.setAttribute("href", `/page/${element.dataset["page"] ?? ""}`);
}
