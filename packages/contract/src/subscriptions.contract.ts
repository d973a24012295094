import { oc } from "@orpc/contract";
import { z } from "zod";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { pageInput, pageOf } from "./paging.ts";
import { idOf, personShape } from "./shapes.ts";

const { NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION } = contractErrors;
const tags = ["Subscriptions"];
const pageId = idOf<PageId>();
const workspaceId = idOf<WorkspaceId>();
const userId = idOf<UserId>();

/** A page that the asker is told of when it is published. */
const pageSubscriptionShape = z.object({
  pageId,
  pageTitle: z.string(),
  workspaceName: z.string(),
  deleted: z.boolean(),
});

/** A workspace of whose pages the asker is told. */
const workspaceSubscriptionShape = z.object({ workspaceId, workspaceName: z.string() });

/** What can be subscribed to beside a page (see `pages.subscribe`). */
const subscribedShape = z.discriminatedUnion("type", [
  z.object({ type: z.literal("workspace"), id: workspaceId }),
  z.object({ type: z.literal("user"), id: userId }),
]);

export type PageSubscription = z.output<typeof pageSubscriptionShape>;
export type WorkspaceSubscription = z.output<typeof workspaceSubscriptionShape>;

export const subscriptionsContract = {
  /** The pages that the asker subscribes to and may see, by title. */
  pages: oc
    .route({ method: "GET", path: "/subscriptions/pages", tags, summary: "My page subscriptions" })
    .errors(memberErrors)
    .input(z.object(pageInput))
    .output(pageOf(pageSubscriptionShape)),
  /** The workspaces that the asker subscribes to and is in, by name: every publish in them that they may see is told. */
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
  /** The members that the asker subscribes to, by name: everything they publish that the asker may see is told. */
  users: oc
    .route({ method: "GET", path: "/subscriptions/users", tags, summary: "My user subscriptions" })
    .errors(memberErrors)
    .input(z.object(pageInput))
    .output(pageOf(personShape)),
  /** Asks to be told of what is published in a workspace or by a member, or no more; asking twice is asking once. */
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
