/**
 * The request header with the UUID of a browser tab, made by the tab. Events that a call causes carry the UUID, so that
 * the tab recognizes its own changes.
 */
export const tabHeader = "stemma-tab";
