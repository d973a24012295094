import type { Request } from "@stemma/contract/requests.contract";
import type { RequestId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { countAll, paginate, readCursor } from "../platform/cursor.ts";
import { toInstant } from "../platform/instant.ts";
import type { RequestListStore } from "./request-list.store.ts";

/** Which of the open requests, and which part of their list. */
interface Wanted {
  readonly isOutside: boolean;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The open requests in the organization that the caller can decide, oldest first, and how many there are. */
export async function listRequests(
  { requestList }: { requestList: RequestListStore },
  scope: OrganizationScope,
  { isOutside, cursor, limit }: Wanted,
): Promise<{ items: Request[]; nextCursor: string | null; count: number }> {
  const after = readCursor<RequestId>(cursor);
  const rows = await requestList.list(scope, isOutside, limit + 1, after);
  const count = await countAll(rows, limit, after, () => requestList.count(scope, isOutside));
  const { items, nextCursor } = paginate(
    rows.map((row) => ({ ...row, updatedAt: new Date(row.createdAt) })),
    limit,
  );
  return {
    nextCursor,
    count,
    items: items.map((row) => ({
      id: row.id,
      type: row.type,
      targetId: row.targetId,
      title: row.title ?? "",
      joins: row.isOutside ? row.organizationName : null,
      asker: { id: row.askerId, name: row.askerName, email: row.askerEmail },
      confirmedEmail: row.confirmedEmail,
      message: row.message,
      createdAt: toInstant(row.createdAt),
    })),
  };
}
