import type { PageBody } from "./format.ts";
import { migrated } from "./migrated.ts";

/** A body as this or another Stemma stored it: in any version of the format. */
export type StoredBody = Omit<PageBody, "formatVersion"> & { readonly formatVersion?: number };

/**
 * A stored body in the current version of the format. Whatever reads a body from a database or from a browser's journal
 * passes it through this function. Without `formatVersion`, the body has version 1. It trusts the body, which was checked when it was stored, and shares its blocks.
 * A body of a newer Stemma comes back unchanged: readers show the text of what they do not know. Never throws.
 */
export function currentBody(stored: StoredBody): PageBody {
  const isFirst = stored.formatVersion === undefined;
  return migrated(isFirst ? { ...stored, formatVersion: 1 } : stored) as PageBody;
}
