import { preloadableAid } from "../../../lib/preloadable.tsx";

const chunk = preloadableAid(async () => (await import("../parts-for-later.ts")).BlockHandle);

/** The handle, once its chunk has arrived: the editor does not wait for it. */
export const LaterBlockHandle = chunk.Component;
