import { preloadable } from "../../lib/preloadable.tsx";

/** The screen that offers to switch organizations, in a chunk of its own. */
export const switchOrganizationChunk = preloadable(
  async () => (await import("./switch-organization-route.tsx")).SwitchOrganizationRoute,
);
