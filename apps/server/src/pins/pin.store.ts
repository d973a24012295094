import type { Item } from "../access/authorize-item.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** Writes pins; every call is limited to the caller's own pins. */
export function createPinStore(sql: Sql) {
  const isMine = ({ userId, organizationId }: OrganizationScope) =>
    sql`user_id = ${userId} and organization_id = ${organizationId}`;

  return {
    /** Adds a pin at one end of the caller's list; an existing pin keeps its position. */
    async add(scope: OrganizationScope, item: Item, end: "top" | "bottom"): Promise<void> {
      const own = withinOrganization(sql, scope.organizationId);
      const { userId, organizationId } = scope;
      const position =
        end === "top"
          ? own`select coalesce(min(position), 0) - 1 from pins where ${isMine(scope)}`
          : own`select coalesce(max(position), 0) + 1 from pins where ${isMine(scope)}`;
      await own`
        insert into pins (organization_id, user_id, item_id, type, position)
        select ${organizationId}, ${userId}, ${item.id}, ${item.type}, (${position})
        on conflict do nothing`;
    },

    /** The ids of all of the caller's pins in order, with row locks until the transaction ends. */
    async lockIds(scope: OrganizationScope): Promise<string[]> {
      const own = withinOrganization(sql, scope.organizationId);
      const rows = await own<{ itemId: string }[]>`
        select item_id as "itemId" from pins where ${isMine(scope)}
        order by position, item_id for update`;
      return rows.map((row) => row.itemId);
    },

    /** Sets the positions of the caller's pins to their positions in `itemIds`. */
    async place(scope: OrganizationScope, itemIds: readonly string[]): Promise<void> {
      const own = withinOrganization(sql, scope.organizationId);
      await own`
        update pins n set position = o.position
        from json_array_elements_text(${JSON.stringify(itemIds)}::text::json)
          with ordinality as o (item_id, position)
        where n.user_id = ${scope.userId} and n.organization_id = ${scope.organizationId}
          and n.item_id = o.item_id::uuid`;
    },

    /** Removes a pin. Idempotent. */
    async remove(scope: OrganizationScope, item: Item): Promise<void> {
      const own = withinOrganization(sql, scope.organizationId);
      await own`delete from pins where ${isMine(scope)} and item_id = ${item.id}`;
    },
  };
}

export type PinStore = ReturnType<typeof createPinStore>;
