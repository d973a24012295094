import { and, eq, sql } from "drizzle-orm";
import type { Item } from "../access/authorize-item.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Database } from "../platform/database/connect.ts";
import { pins } from "./pins.table.ts";

/** Writes pins. */
export function createPinStore(db: Database) {
  const mine = ({ userId, organizationId }: OrganizationScope) =>
    and(eq(pins.userId, userId), eq(pins.organizationId, organizationId));

  return {
    /** Adds a pin at an end of the asker's list; one that is there already stays where it is. */
    async add(scope: OrganizationScope, item: Item, end: "top" | "bottom"): Promise<void> {
      const { userId, organizationId } = scope;
      const position =
        end === "top"
          ? sql`(select coalesce(min(p.position), 0) - 1 from ${pins} p
              where p.user_id = ${userId} and p.organization_id = ${organizationId})`
          : sql`(select coalesce(max(p.position), 0) + 1 from ${pins} p
              where p.user_id = ${userId} and p.organization_id = ${organizationId})`;
      await db
        .insert(pins)
        .values({ organizationId, userId, itemId: item.id, type: item.type, position })
        .onConflictDoNothing();
    },

    /** The ids of all the asker's pins in their order, held against every other change until the transaction ends. */
    async lockIds(scope: OrganizationScope): Promise<string[]> {
      const rows = await db
        .select({ itemId: pins.itemId })
        .from(pins)
        .where(mine(scope))
        .orderBy(pins.position, pins.itemId)
        .for("update");
      return rows.map((row) => row.itemId);
    },

    /** Gives the asker's pins the positions that they have in `itemIds`. */
    async place(scope: OrganizationScope, itemIds: readonly string[]): Promise<void> {
      await db.execute(sql`
        update pins n set position = o.position
        from json_array_elements_text(${JSON.stringify(itemIds)}::text::json)
          with ordinality as o (item_id, position)
        where n.user_id = ${scope.userId} and n.organization_id = ${scope.organizationId}
          and n.item_id = o.item_id::uuid`);
    },

    /** Removes a pin; one that is not there stays away. */
    async remove(scope: OrganizationScope, item: Item): Promise<void> {
      await db.delete(pins).where(and(mine(scope), eq(pins.itemId, item.id)));
    },
  };
}

export type PinStore = ReturnType<typeof createPinStore>;
