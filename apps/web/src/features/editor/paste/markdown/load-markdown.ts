import type * as markdownToBlocks from "./markdown-to-blocks.ts";

type MarkdownModule = typeof markdownToBlocks;

let loaded: MarkdownModule | null = null;

/** The converter if its chunk is there. */
export function loadedMarkdown(): MarkdownModule | null {
  return loaded;
}

/** Loads the converter's chunk. */
export async function loadMarkdown(): Promise<MarkdownModule> {
  loaded = await import("./markdown-to-blocks.ts");
  return loaded;
}

/** Loads it in advance, and ignores failures: the paste that needs it loads it again. */
export function preloadMarkdown(): void {
  void loadMarkdown().catch(() => undefined);
}
