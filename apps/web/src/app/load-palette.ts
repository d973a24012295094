/** Fetches the palette; asked for early, it opens at once. */
export function loadPalette() {
  return import("./palette-modal.tsx");
}
