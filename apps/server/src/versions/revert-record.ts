import type { UserId, VersionId } from "@stemma/domain/ids";

/** A revert row of the history, with the reverter's name. Instants are PostgreSQL's text. */
export interface RevertRecord {
  readonly id: string;
  readonly fromVersion: VersionId;
  readonly toVersion: VersionId;
  readonly revertedAt: string;
  readonly revertedBy: UserId;
  readonly reverterName: string;
}
