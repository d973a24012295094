import type { PageId } from "@stemma/domain/ids";

/** The id of the page with this number. */
export function linkedId(number: number): PageId {
  return `0190a000-0000-7000-8000-${String(number).padStart(12, "0")}` as PageId;
}
