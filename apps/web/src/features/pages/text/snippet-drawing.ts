import type { drawSnippets } from "./draw-snippets.ts";

/** How texts of snippets are drawn: a chunk of its own, for most pages have none. */
let drawing: typeof drawSnippets | null = null;

/** Loads the drawing of snippets. Where it fails, their texts are drawn after the page, as in the editor. */
export async function loadSnippetDrawing(): Promise<void> {
  drawing ??= await import("./draw-snippets.ts").then(
    (loaded) => loaded.drawSnippets,
    () => null,
  );
}

/** `drawSnippets` if it is loaded; else the HTML as it is, in which the rows of snippets have no texts yet. */
export const drawKnownSnippets: typeof drawSnippets = (html, body, snippets) =>
  drawing === null ? html : drawing(html, body, snippets);
