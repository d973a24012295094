import { oc } from "@orpc/contract";
import { z } from "zod";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { pageInput, pageOf } from "./paging.ts";
import { withRules } from "./request-rules.ts";
import { pageIconShape, pageKindShape } from "./page-shapes.ts";
import { idOf } from "./value-shapes.ts";

const { NOT_FOUND, PINNED_ITEMS_MISSING, PIN_ACTION_INVALID, PINS_DIFFER } = contractErrors;
const tags = ["Pins"];

/** The most ids in one list of pins. */
const pinsMax = 20_000;
/** The largest list of pins as JSON, in bytes. */
const pinsMaxBytes = 1024 * 1024;
const itemIds = z.array(z.uuid()).max(pinsMax);

const itemShape = z.discriminatedUnion("type", [
  z.object({ type: z.literal("page"), id: idOf<PageId>() }),
  z.object({ type: z.literal("workspace"), id: idOf<WorkspaceId>() }),
]);

/** An item that the caller pinned. `workspaceName` is the page's home workspace, or the workspace's own name. */
const pinnedItemShape = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("page"),
    id: idOf<PageId>(),
    kind: pageKindShape,
    pageTitle: z.string(),
    icon: pageIconShape,
    workspaceName: z.string(),
    deleted: z.boolean(),
    /** Whether the page changed since the caller last read it. */
    isUnread: z.boolean(),
    updatedAt: z.iso.datetime(),
  }),
  z.object({
    type: z.literal("workspace"),
    id: idOf<WorkspaceId>(),
    workspaceName: z.string(),
    icon: pageIconShape,
    updatedAt: z.iso.datetime(),
  }),
]);

export type PinnedItem = z.output<typeof pinnedItemShape>;

export const pinsContract = {
  /**
   * The caller's pins in the active organization, in the caller's order; with `workspaceId`, only the pinned pages of
   * this workspace. Items that the caller cannot see any more are left out.
   */
  list: oc
    .route({ method: "GET", path: "/pins", tags, summary: "List my pins" })
    .errors(memberErrors)
    .input(z.object({ ...pageInput, workspaceId: idOf<WorkspaceId>().optional() }))
    .output(pageOf(pinnedItemShape)),
  /**
   * Adds or removes a pin. `action` is `add` or `remove`. `pinInsertion` is the place of a new pin; for the top, the
   * call must send `pinnedItems`, the ids of the caller's current list.
   */
  update: withRules({ maxBytes: pinsMaxBytes })
    .route({ method: "POST", path: "/pins", tags, summary: "Pin or unpin" })
    .errors({ ...memberErrors, NOT_FOUND, PINNED_ITEMS_MISSING, PIN_ACTION_INVALID })
    .input(
      z.object({
        item: itemShape,
        action: z.string().max(20),
        pinInsertion: z.enum(["top", "bottom"]).default("top"),
        pinnedItems: itemIds.optional(),
      }),
    )
    .output(z.object({})),
  /** Sets a new order of the pins. PINS_DIFFER if an id is missing or new. */
  reorder: withRules({ maxBytes: pinsMaxBytes })
    .route({ method: "PUT", path: "/pins", tags, summary: "Reorder my pins" })
    .errors({ ...memberErrors, PINS_DIFFER })
    .input(z.object({ pinnedItems: itemIds }))
    .output(z.object({})),
};
