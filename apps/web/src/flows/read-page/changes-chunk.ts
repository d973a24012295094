import { partChunk } from "../../ui/messages/part-chunk.tsx";

/** The changes of a page since it was last read, in a chunk of its own. */
export const changesChunk = partChunk(
  async () => (await import("./changes-since-read.tsx")).ChangesSinceRead,
);
