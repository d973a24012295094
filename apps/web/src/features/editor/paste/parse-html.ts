/** The body of a detached document: no script runs and nothing is fetched. */
export function parseHtml(html: string): Element {
  return new DOMParser().parseFromString(html, "text/html").body;
}
