import { partChunk } from "../../ui/messages/part-chunk.tsx";

/** The page's text with its authors, in a chunk of its own. */
export const authorsChunk = partChunk(async () => (await import("./page-authors.tsx")).PageAuthors);
