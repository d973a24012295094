import { preloadable } from "../../lib/preloadable.tsx";

/** The administration screen, in a chunk of its own: few people see it. */
export const administrationChunk = preloadable(
  async () => (await import("./administration-screen.tsx")).AdministrationScreen,
);
