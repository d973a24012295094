import type * as searchEmoji from "./search-emoji.ts";

type EmojiModule = typeof searchEmoji;

let loaded: EmojiModule | null = null;

/** The emoji if their chunk is there. */
export function loadedEmoji(): EmojiModule | null {
  return loaded;
}

/** Loads the chunk of the emoji. */
export async function loadEmoji(): Promise<EmojiModule> {
  loaded = await import("./search-emoji.ts");
  return loaded;
}
