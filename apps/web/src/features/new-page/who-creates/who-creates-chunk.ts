import { preloadable } from "../../../lib/preloadable.tsx";

/** Who creates pages where the person may not: in a chunk of its own, because few dialogs show it. */
export const whoCreatesChunk = preloadable(
  async () => (await import("./who-creates.tsx")).WhoCreates,
);
