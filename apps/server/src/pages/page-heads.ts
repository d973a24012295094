import { LRUCache } from "lru-cache";
import type { Role } from "@stemma/domain/access/role";
import type { OrganizationId, PageId, UserId, VersionId } from "@stemma/domain/ids";
import { compareNames } from "@stemma/domain/text/compare-names";
import type { Membership } from "../access/organization-scope.ts";
import { listedMax, type HeadRow, type PageHeadStore } from "./page-head.store.ts";
import { countCache } from "../platform/metrics/count-cache.ts";
import type { Asker, PageHeadRecord, VersionFacts, VersionRecord } from "./page-head.ts";

/** How much is kept of versions, in bytes, and of how many pages the people. */
const keptVersionBytesMax = 16_000_000;
const keptPagesMax = 20_000;

/** A caller and a page. The page is not authorized yet: pass it through `authorizePage`. */
interface FoundPage {
  /** The caller's membership in the organization that the call names, else in the active one; `null` if there is none. */
  readonly membership: Membership | null;
  /** `null` if the page does not exist. */
  readonly page: PageHeadRecord | null;
}

/**
 * Reads the data of the page screen without its texts: one query for whatever can change, such as access and names. What
 * never changes, the facts of versions, is kept by the version's id. A read asks for the names of the people who were
 * named at the page's last read; where these are other people now, it asks again.
 */
export function createPageHeads({ pageHeadRows }: { readonly pageHeadRows: PageHeadStore }) {
  const kept = new LRUCache<VersionId, VersionFacts>({
    maxSize: keptVersionBytesMax,
    sizeCalculation: sizeOf,
  });
  const count = countCache(kept);
  const peopleOf = new LRUCache<PageId, UserId[]>({ max: keptPagesMax });

  /** These versions, newest first. */
  async function factsOf(
    organizationId: OrganizationId,
    ids: readonly VersionId[],
  ): Promise<VersionFacts[]> {
    const missing = ids.filter((id) => !kept.has(id));
    if (missing.length === 0) count.hit();
    else {
      count.miss();
      for (const facts of await pageHeadRows.findFacts(organizationId, missing))
        kept.set(facts.id, facts);
    }
    const facts = ids.flatMap((id) => kept.get(id) ?? []);
    return facts.sort((a, b) => b.sequence - a.sequence);
  }

  return {
    use: count.use,

    /** The caller's membership, the page, and the caller's access to it. */
    async find(asker: Asker, pageId: PageId): Promise<FoundPage> {
      const { userId } = asker;
      const asked = peopleOf.get(pageId) ?? [];
      const row = await pageHeadRows.findHead(asker, pageId, asked);
      const membership = row && membershipIn(row);
      if (row === null || row.pageId === null) return { membership, page: null };
      const { publishedVersion } = row;
      const versions = await factsOf(row.organizationId, versionsShown(row));
      const reverted = row.latestRevert?.toVersion === publishedVersion ? row.latestRevert : null;
      const people = peopleIn(versions, reverted?.revertedBy);
      const names = new Map(asked.map((id, at) => [id, row.names[at] ?? id]));
      if (people.some((id) => !names.has(id))) {
        peopleOf.set(pageId, people);
        const found = await pageHeadRows.findNames(row.organizationId, people);
        for (const { id, name } of found) names.set(id, name);
      }
      const nameOf = (id: UserId) => names.get(id) ?? id;
      const hasUnread =
        row.readVersion !== null && row.readVersion !== publishedVersion && !row.deleted;
      const { areaRole, unread } =
        row.isRestricted || hasUnread
          ? await pageHeadRows.findFurther(row.organizationId, userId, pageId)
          : { areaRole: null, unread: null };
      const crowd =
        row.members.length > listedMax || row.subscriberIds.length === listedMax
          ? await pageHeadRows.findCrowd(row.organizationId, userId, pageId)
          : null;
      const { administratorIds, userIds, pageRole, isSubscribed } = crowd ?? listed(row, userId);
      const { isRestricted, workspaceRole, isActiveOrganization } = row;
      return {
        membership,
        // Field by field: V8 takes 6 µs to copy so wide a row and to add fields to the copy, and less than 1 µs for this.
        page: {
          pageId: row.pageId,
          kind: row.kind,
          parentPageId: row.parentPageId,
          organizationId: row.organizationId,
          organizationName: row.organizationName,
          isOrganizationMember: row.isOrganizationMember,
          isActiveOrganization,
          workspaceId: row.workspaceId,
          workspaceName: row.workspaceName,
          publishesChecks: row.publishesChecks,
          editorsCreatePages: row.editorsCreatePages,
          icon: row.icon,
          publishedVersion,
          updatedAt: row.updatedAt,
          updatedBy: row.updatedBy,
          deleted: row.deleted,
          deletedAt: row.deletedAt,
          deletedBy: row.deletedBy,
          subscriberIds: row.subscriberIds,
          isPinned: row.isPinned,
          draft: row.draft,
          pageTitle: versions.find(({ id }) => id === publishedVersion)?.pageTitle ?? null,
          administratorIds,
          userIds,
          isSubscribed,
          lastVersions: versions.map((version) => withNames(version, nameOf)),
          lastRevert: reverted && { ...reverted, reverterName: nameOf(reverted.revertedBy) },
          unread,
          actor: { isInOrganization: isActiveOrganization, workspaceRole, pageRole, areaRole },
          facts: { isRestricted, isPublished: publishedVersion !== null },
        },
      };
    },
  };
}

/** A version with the names of the people who made it. */
function withNames(version: VersionFacts, nameOf: (id: UserId) => string): VersionRecord {
  const { id, previousNode, sequence, pageTitle, publishedAt, publishedBy } = version;
  const { subjectLine, messageBody, creditedIds } = version;
  const publisherName = nameOf(publishedBy);
  const credits = creditedIds.map((credited) => ({ id: credited, name: nameOf(credited) }));
  credits.sort((a, b) => compareNames(a.name, b.name));
  return {
    id,
    previousNode,
    sequence,
    pageTitle,
    publishedAt,
    publishedBy,
    publisherName,
    subjectLine,
    messageBody,
    credits,
  };
}

/** About what the facts of a version take, in bytes. */
function sizeOf({ subjectLine, messageBody, pageTitle, creditedIds }: VersionFacts): number {
  const characters = subjectLine.length + messageBody.length + pageTitle.length;
  return 500 + 2 * characters + 60 * creditedIds.length;
}

export type PageHeads = ReturnType<typeof createPageHeads>;

function membershipIn({
  callersOrganization,
  callersRole,
  lacksSecondFactor,
}: HeadRow): Membership | null {
  if (callersOrganization === null || callersRole === null) return null;
  return {
    organizationId: callersOrganization,
    organizationRole: callersRole,
    lacksSecondFactor,
  };
}

/** The last versions, and the published one if it is older. */
function versionsShown({ versionIds, publishedVersion }: HeadRow): readonly VersionId[] {
  const isMissing = publishedVersion !== null && !versionIds.includes(publishedVersion);
  return isMissing ? [...versionIds, publishedVersion] : versionIds;
}

function peopleIn(versions: readonly VersionFacts[], reverter: UserId | undefined): UserId[] {
  const people = versions.flatMap(({ publishedBy, creditedIds }) => [publishedBy, ...creditedIds]);
  return [...new Set(reverter === undefined ? people : [...people, reverter])];
}

/** The people of a page whose lists hold all of them. */
function listed({ members, subscriberIds }: HeadRow, userId: UserId) {
  const roles = members.map((member) => member.split(" ") as [UserId, Role]);
  return {
    userIds: roles.map(([id]) => id),
    administratorIds: roles.flatMap(([id, role]) => (role === "administrator" ? [id] : [])),
    pageRole: roles.find(([id]) => id === userId)?.[1] ?? null,
    isSubscribed: subscriberIds.includes(userId),
  };
}
