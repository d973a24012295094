import type { Revert, VersionSummary } from "@stemma/contract/version-shapes";
import { toInstant } from "../platform/instant.ts";
import type { RevertRecord } from "./revert-record.ts";
import type { VersionRecord } from "./version-history.store.ts";

/** Converts a stored version to the contract's summary. No other code does. */
export function presentVersionSummary(version: VersionRecord): VersionSummary {
  return {
    id: version.id,
    previousNode: version.previousNode,
    sequence: version.sequence,
    pageTitle: version.pageTitle,
    publishedAt: toInstant(version.publishedAt),
    publishedBy: version.publishedBy,
    publisherName: version.publisherName,
    publishMessage: { subjectLine: version.subjectLine, body: version.messageBody },
    credits: version.credits,
  };
}

/** Converts a stored revert to the contract's shape. No other code does. */
export function presentRevert(revert: RevertRecord): Revert {
  return {
    id: revert.id,
    fromVersion: revert.fromVersion,
    toVersion: revert.toVersion,
    revertedAt: toInstant(revert.revertedAt),
    revertedBy: revert.revertedBy,
    reverterName: revert.reverterName,
  };
}
