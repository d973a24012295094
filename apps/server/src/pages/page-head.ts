import type { PageKind } from "@stemma/domain/page/page-kind";
import type { Unread } from "@stemma/contract/page-view-shape";
import type { PendingMerge, TakenPassages } from "@stemma/contract/draft-shapes";
import type { Person } from "@stemma/contract/organization-shapes";
import type { PageBody } from "@stemma/document/format";
import type { DraftId, PageId, UserId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import type { PageStanding } from "../access/authorized.ts";
import type { Caller } from "../access/organization-scope.ts";
import type { RevertRecord } from "../versions/revert-record.ts";

/** All data of the page screen but the texts, from one query. Instants are PostgreSQL's text. */
export interface PageHeadRecord extends PageStanding {
  readonly pageId: PageId;
  readonly kind: PageKind;
  readonly parentPageId: PageId | null;
  readonly workspaceId: WorkspaceId;
  readonly workspaceName: string;
  readonly publishesChecks: boolean;
  readonly editorsCreatePages: boolean;
  readonly pageTitle: string | null;
  readonly icon: string | null;
  readonly publishedVersion: VersionId | null;
  readonly updatedAt: string;
  readonly updatedBy: UserId;
  readonly deleted: boolean;
  readonly deletedAt: string | null;
  readonly deletedBy: UserId | null;
  readonly administratorIds: UserId[];
  readonly userIds: UserId[];
  readonly subscriberIds: UserId[];
  readonly isSubscribed: boolean;
  readonly isPinned: boolean;
  readonly draft: DraftRecord | null;
  readonly lastVersions: VersionRecord[];
  /** The revert that made the current version the published one; `null` if a publish made it. */
  readonly lastRevert: RevertRecord | null;
  /** What was published since the caller last read the page. `readAt` is PostgreSQL's text. */
  readonly unread: Unread | null;
}

/** A page with its published text and the text of the caller's draft. */
export interface PageViewRecord extends Omit<PageHeadRecord, "draft"> {
  readonly body: PageBody | null;
  readonly draft: (DraftRecord & { readonly body: PageBody }) | null;
}

/** The caller's draft inside a {@link PageHeadRecord}. */
interface DraftRecord {
  readonly id: DraftId;
  readonly previousNode: VersionId | null;
  readonly pageTitle: string;
  readonly draftNotes: string | null;
  readonly pendingMerge: PendingMerge | null;
  readonly publishSubject: string | null;
  readonly takenPassages: TakenPassages;
  readonly updatedAt: string;
  readonly revision: number;
}

/** A version inside a {@link PageHeadRecord}, newest first. */
export interface VersionRecord {
  readonly id: VersionId;
  readonly previousNode: VersionId | null;
  readonly sequence: number;
  readonly pageTitle: string;
  readonly publishedAt: string;
  readonly publishedBy: UserId;
  readonly publisherName: string;
  readonly subjectLine: string;
  readonly messageBody: string;
  readonly credits: Person[];
}

/** Who asks, and in which organization. */
export type Asker = Pick<Caller, "userId" | "namedOrganization">;

/** A version of a page's history without the names of people. Never changes. */
export interface VersionFacts extends Omit<VersionRecord, "publisherName" | "credits"> {
  readonly creditedIds: UserId[];
}
