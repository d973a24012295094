/**
 * The parts of the editor that load after it is shown. In one chunk: for a second one, the bundler would split the code that
 * both share from the editor's own chunk.
 */
export { BlockHandle } from "./block-handle/block-handle.tsx";
export { FindBar } from "./find/find-bar.tsx";
