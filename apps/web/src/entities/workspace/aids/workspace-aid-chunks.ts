import { preloadable, preloadableAid } from "../../../lib/preloadable.tsx";

const load = () => import("./workspace-aids.ts");

/** Who creates pages where the person may not: loading it loads the choice among many workspaces, and the other way round. */
export const whoCreatesChunk = preloadable(async () => (await load()).WhoCreates);

/** The choice of one workspace among many. */
export const workspaceSearchChunk = preloadableAid(async () => (await load()).WorkspaceSearch);
