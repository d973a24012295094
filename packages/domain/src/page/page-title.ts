/** What stands where a page has no title. Specification, section 2. */
export const untitledPage = "Untitled Page";

/** The longest title the product stores, in UTF-16 units: room for a sentence in any script. */
export const pageTitleMaxCharacters = 500;

/** The title as lists and tabs show it: trimmed, or 'Untitled Page'. */
export function displayPageTitle(pageTitle: string): string {
  const trimmed = pageTitle.trim();
  return trimmed === "" ? untitledPage : trimmed;
}

/** Whether a draft's title says something else than the published one; both are then shown. Compared trimmed. */
export function hasOtherTitle(draftTitle: string, publishedTitle: string): boolean {
  return draftTitle.trim() !== publishedTitle.trim();
}

/** The title of a duplicate: the page's own with ' (copy)' after it; a page without a title stays without. */
export function copiedPageTitle(pageTitle: string): string {
  const suffix = " (copy)";
  const trimmed = pageTitle.trim();
  return trimmed === ""
    ? ""
    : `${trimmed.slice(0, pageTitleMaxCharacters - suffix.length)}${suffix}`;
}
