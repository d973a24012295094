import type {
  DraftId,
  InvitationId,
  NotificationId,
  PageId,
  RequestId,
  SessionId,
  VersionId,
  WorkspaceId,
} from "@stemma/domain/ids";
import type { Client, Person } from "./start-test-server.ts";

/** A word in the titles and texts of the owner's pages. No answer to somebody else may contain it. */
export const secretWord = "Quince";

/** Ids of the owner's things: the other people ask with them, and no answer to them may contain one. */
export interface OwnedIds {
  readonly pageId: PageId;
  readonly unpublishedPageId: PageId;
  readonly draftId: DraftId;
  readonly workspaceId: WorkspaceId;
  readonly versionId: VersionId;
  readonly sessionId: SessionId;
  readonly invitationId: InvitationId;
  readonly requestId: RequestId;
  readonly notificationId: NotificationId;
}

/** The owner, and what some rows need besides ids. */
export interface IsolationCast {
  readonly owner: Person;
  /** From the link that was mailed to the owner's new address. */
  readonly emailToken: string;
  /** Makes the colleague a member of the owner's organization again. */
  joinAgain(): Promise<void>;
}

/** One row of the isolation test: how somebody else calls a procedure with the owner's ids, and the expected outcome. */
export interface IsolationRow {
  /** The allowed error codes for a signed-in person; with "own", the answer is about the caller alone. */
  readonly refusal: "own" | readonly string[];
  /** A colleague is not refused. */
  readonly mayColleague?: true;
  /** The procedure needs a link instead of a session: without a session, it answers with the same `refusal`. */
  readonly isForAnybody?: true;
  call(client: Client, owned: OwnedIds, cast: IsolationCast): Promise<unknown>;
}
