/** The placeholder for a page without a title. Specification, section 2. */
export const untitledPage = "Untitled Page";

/** The longest title that can be stored, in UTF-16 units: enough for a sentence in any script. */
export const pageTitleMaxCharacters = 500;

/** The title as lists and tabs show it: trimmed, or 'Untitled Page'. */
export function displayPageTitle(pageTitle: string): string {
  const trimmed = pageTitle.trim();
  return trimmed === "" ? untitledPage : trimmed;
}

/**
 * Whether the draft's title differs from the published title, ignoring outer white space. If so, the screen shows both.
 */
export function hasOtherTitle(draftTitle: string, publishedTitle: string): boolean {
  return draftTitle.trim() !== publishedTitle.trim();
}

/** The title of a duplicate: the page's title with ' (copy)' after it; a page without a title stays without one. */
export function copiedPageTitle(pageTitle: string): string {
  const suffix = " (copy)";
  const trimmed = pageTitle.trim();
  return trimmed === ""
    ? ""
    : `${trimmed.slice(0, pageTitleMaxCharacters - suffix.length)}${suffix}`;
}
