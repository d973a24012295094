import type { PinnedItem } from "@stemma/contract/pins.contract";
import type { WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { toInstant } from "../platform/instant.ts";
import type { PinListStore, PinRecord } from "./pin-list.store.ts";

const beforeAll = {
  position: Number.NEGATIVE_INFINITY,
  id: "00000000-0000-0000-0000-000000000000",
};

/** The caller's pins in the caller's order; with `workspaceId`, only the pinned pages of this workspace. */
export async function listPins(
  { pinList }: { pinList: Pick<PinListStore, "list"> },
  scope: OrganizationScope,
  {
    cursor,
    limit,
    workspaceId = null,
  }: { cursor?: string | undefined; limit: number; workspaceId?: WorkspaceId | null | undefined },
): Promise<{ items: PinnedItem[]; nextCursor: string | null }> {
  const rows = await pinList.list(scope, limit + 1, readPlace(cursor), workspaceId);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(presentPin),
    nextCursor: rows.length > limit && last ? `${last.position} ${last.id}` : null,
  };
}

const place = /^(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function readPlace(cursor: string | undefined): { position: number; id: string } {
  const [, position, id] = place.exec(cursor ?? "") ?? [];
  return position === undefined || id === undefined
    ? beforeAll
    : { position: Number(position), id };
}

function presentPin(pin: PinRecord): PinnedItem {
  const { id, workspaceName, icon } = pin;
  const updatedAt = toInstant(pin.updatedAt);
  return pin.type === "workspace"
    ? { type: "workspace", id, workspaceName, icon, updatedAt }
    : {
        type: "page",
        id,
        kind: pin.kind ?? "page",
        pageTitle: pin.pageTitle ?? "",
        icon,
        workspaceName,
        deleted: pin.deleted ?? false,
        isUnread: pin.isUnread ?? false,
        updatedAt,
      };
}
