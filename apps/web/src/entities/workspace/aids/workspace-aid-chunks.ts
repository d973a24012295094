import { preloadable, preloadableAid } from "../../../lib/preloadable.tsx";

const load = () => import("./workspace-aids.ts");

/** Who creates pages where the person may not. It shares a chunk with the choice below: the first script names each chunk. */
export const whoCreatesChunk = preloadable(async () => (await load()).WhoCreates);

/** The choice of one workspace among many. */
export const workspaceSearchChunk = preloadableAid(async () => (await load()).WorkspaceSearch);
