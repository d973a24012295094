import type { VersionId } from "@stemma/domain/ids";
import { linkedId } from "./linked-id.ts";

/** The id of a version; equal numbers give the same one. */
export function anyVersion(number: number): VersionId {
  return linkedId(number) as string as VersionId;
}
