import type { BodyPlace } from "@stemma/document/templates/fill-template";

let awaited: BodyPlace | null | undefined;

/**
 * Where the writer begins on a page that was just made from a template: kept until the page's editor is on screen. `null` is the beginning of its
 * text, for a template that does not say.
 */
export const awaitedCaret = {
  set: (place: BodyPlace | null): void => {
    awaited = place;
  },
  /** The place; `undefined` while no page from a template is about to open. */
  get: (): BodyPlace | null | undefined => awaited,
  clear: (): void => {
    awaited = undefined;
  },
};
