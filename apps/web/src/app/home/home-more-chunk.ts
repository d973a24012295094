import { preloadable } from "../../lib/preloadable.tsx";

/** What is new in the organization, on Home: in a chunk of its own, drawn below what the person has themselves. */
export const homeMoreChunk = preloadable(async () => (await import("./home-more.tsx")).HomeMore);
