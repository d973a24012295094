import { oc } from "@orpc/contract";
import { z } from "zod";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { pageInput, pageOf } from "./paging.ts";
import { withRules } from "./request-rules.ts";
import { idOf } from "./shapes.ts";

const { NOT_FOUND, PINNED_ITEMS_MISSING, PIN_ACTION_INVALID, PINS_DIFFER } = contractErrors;
const tags = ["Pins"];

/** The most pins one list of ids holds. */
const pinsMax = 20_000;
/** The largest such list as JSON. In bytes. */
const pinsMaxBytes = 1024 * 1024;
const itemIds = z.array(z.uuid()).max(pinsMax);

const itemShape = z.discriminatedUnion("type", [
  z.object({ type: z.literal("page"), id: idOf<PageId>() }),
  z.object({ type: z.literal("workspace"), id: idOf<WorkspaceId>() }),
]);

/** Something the asker pinned. `workspaceName` is a page's home workspace, or the workspace's own name. */
const pinnedItemShape = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("page"),
    id: idOf<PageId>(),
    pageTitle: z.string(),
    workspaceName: z.string(),
    deleted: z.boolean(),
    updatedAt: z.iso.datetime(),
  }),
  z.object({
    type: z.literal("workspace"),
    id: idOf<WorkspaceId>(),
    workspaceName: z.string(),
    updatedAt: z.iso.datetime(),
  }),
]);

export type PinnedItem = z.output<typeof pinnedItemShape>;

export const pinsContract = {
  /**
   * What the asker pinned in the active organization, in their order; with `workspaceId`, only the pages among it that this
   * workspace holds. What they may not see any more is left out.
   */
  list: oc
    .route({ method: "GET", path: "/pins", tags, summary: "List my pins" })
    .errors(memberErrors)
    .input(z.object({ ...pageInput, workspaceId: idOf<WorkspaceId>().optional() }))
    .output(pageOf(pinnedItemShape)),
  /**
   * Adds or removes a pin. `action` is `add` or `remove`. `pinInsertion` says where a new pin goes; inserting at the top
   * takes `pinnedItems`, the ids of the list that the asker saw.
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
  /** Puts the pins into a new order: all of their ids, as the asker wants them. One that is missing or new is refused. */
  reorder: withRules({ maxBytes: pinsMaxBytes })
    .route({ method: "PUT", path: "/pins", tags, summary: "Reorder my pins" })
    .errors({ ...memberErrors, PINS_DIFFER })
    .input(z.object({ pinnedItems: itemIds }))
    .output(z.object({})),
};
