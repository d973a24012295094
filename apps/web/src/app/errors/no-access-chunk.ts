import { preloadable } from "../../lib/preloadable.tsx";

/** The screen that says that an account may not see something, in a chunk of its own. */
export const noAccessChunk = preloadable(
  async () => (await import("./no-access-screen.tsx")).NoAccessScreen,
);
