/** What helps with the choice of a workspace and no first visit needs, in one chunk. */
export { WhoCreates } from "./who-creates.tsx";
export { WorkspaceSearch } from "./workspace-search.tsx";
