import type {
  DraftId,
  InvitationId,
  NotificationId,
  PageId,
  PasskeyId,
  RequestId,
  SessionId,
  VersionId,
  WorkspaceId,
} from "@stemma/domain/ids";
import type { Client, Person } from "./people.ts";

/** A word in the titles and texts of the owner's pages. No answer to another person may contain it. */
export const secretWord = "Quince";

/** The ids of the owner's items: other people use them in calls, and no answer to other people may contain one. */
export interface OwnedIds {
  readonly pageId: PageId;
  readonly unpublishedPageId: PageId;
  readonly draftId: DraftId;
  readonly workspaceId: WorkspaceId;
  readonly versionId: VersionId;
  readonly sessionId: SessionId;
  readonly passkeyId: PasskeyId;
  readonly invitationId: InvitationId;
  readonly requestId: RequestId;
  readonly notificationId: NotificationId;
}

/** The owner, and data other than ids that some rows need. */
export interface IsolationFixture {
  readonly owner: Person;
  /** The token from the link that was mailed to the owner's new address. */
  readonly emailToken: string;
  /** Makes the colleague a member of the owner's organization again. */
  joinAgain(): Promise<void>;
}

/**
 * One row of the isolation test: another person's call of a procedure with the owner's ids, and the expected outcome.
 */
export interface IsolationRow {
  /** The allowed error codes for a signed-in person; with "own", the answer is about the caller only. */
  readonly refusal: "own" | readonly string[];
  /** The procedure allows the call to a colleague. */
  readonly mayColleague?: true;
  /** The procedure needs a link instead of a session: without a session, it fails with the same `refusal`. */
  readonly isForAnybody?: true;
  call(client: Client, owned: OwnedIds, fixture: IsolationFixture): Promise<unknown>;
}
