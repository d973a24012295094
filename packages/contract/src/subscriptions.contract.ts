import { oc } from "@orpc/contract";
import { z } from "zod";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { pageInput, pageOf } from "./paging.ts";
import { idOf } from "./value-shapes.ts";
import { personShape } from "./organization-shapes.ts";

const { NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION } = contractErrors;
const tags = ["Subscriptions"];
const pageId = idOf<PageId>();
const workspaceId = idOf<WorkspaceId>();
const userId = idOf<UserId>();

/** A page that the caller subscribes to. */
const pageSubscriptionShape = z.object({
  pageId,
  pageTitle: z.string(),
  workspaceName: z.string(),
  deleted: z.boolean(),
});

/** A workspace that the caller subscribes to. */
const workspaceSubscriptionShape = z.object({ workspaceId, workspaceName: z.string() });

/** The other targets of subscriptions; for pages, see `pages.subscribe`. */
const subscribedShape = z.discriminatedUnion("type", [
  z.object({ type: z.literal("workspace"), id: workspaceId }),
  z.object({ type: z.literal("user"), id: userId }),
]);

export type PageSubscription = z.output<typeof pageSubscriptionShape>;
export type WorkspaceSubscription = z.output<typeof workspaceSubscriptionShape>;

export const subscriptionsContract = {
  /** The pages that the caller subscribes to and can see, by title. */
  pages: oc
    .route({ method: "GET", path: "/subscriptions/pages", tags, summary: "My page subscriptions" })
    .errors(memberErrors)
    .input(z.object(pageInput))
    .output(pageOf(pageSubscriptionShape)),
  /**
   * The workspaces that the caller subscribes to and belongs to, by name. The caller is notified of every publish in
   * them that the caller can see.
   */
  workspaces: oc
    .route({
      method: "GET",
      path: "/subscriptions/workspaces",
      tags,
      summary: "My workspace subscriptions",
    })
    .errors(memberErrors)
    .input(z.object(pageInput))
    .output(pageOf(workspaceSubscriptionShape)),
  /**
   * The members that the caller subscribes to, by name. The caller is notified of everything they publish that the
   * caller can see.
   */
  users: oc
    .route({ method: "GET", path: "/subscriptions/users", tags, summary: "My user subscriptions" })
    .errors(memberErrors)
    .input(z.object(pageInput))
    .output(pageOf(personShape)),
  /** Subscribes the caller to a workspace or a member, or ends the subscription. Idempotent. */
  update: oc
    .route({
      method: "PUT",
      path: "/subscriptions",
      tags,
      summary: "Subscribe to a workspace or a user",
    })
    .errors({ ...memberErrors, NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION })
    .input(z.object({ item: subscribedShape, action: z.enum(["subscribe", "unsubscribe"]) }))
    .output(z.object({})),
};
