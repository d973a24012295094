import type { ReactNode } from "react";
import type {
  PageSubscription,
  WorkspaceSubscription,
} from "@stemma/contract/subscriptions.contract";
import type { UserId } from "@stemma/domain/ids";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { messages } from "./messages.ts";
import styles from "./manage-subscriptions.module.css";
import type { Subscription } from "./subscription-row.tsx";
import { SubscriptionSection } from "./subscription-section.tsx";
import { useSubscriptions } from "./use-subscriptions.ts";

/** All subscriptions of the person. `addUser` is the form that subscribes to another member. */
export function ManageSubscriptions({ addUser }: { readonly addUser: ReactNode }) {
  const { pages, workspaces, users } = useSubscriptions();
  return (
    <div className={styles["sections"]}>
      <SubscriptionSection
        heading={messages.pages}
        list={pages}
        subscriptions={pages.data?.map(pageSubscription)}
      />
      <SubscriptionSection
        heading={messages.workspaces}
        list={workspaces}
        subscriptions={workspaces.data?.map(workspaceSubscription)}
      />
      <SubscriptionSection
        heading={messages.users}
        list={users}
        subscriptions={users.data?.map(userSubscription)}
      >
        {addUser}
      </SubscriptionSection>
    </div>
  );
}

function pageSubscription({
  pageId,
  pageTitle,
  workspaceName,
  deleted,
}: PageSubscription): Subscription {
  return {
    item: { type: "page", id: pageId },
    title: displayPageTitle(pageTitle),
    path: workspaceName,
    isDeleted: deleted,
    link: { label: messages.goToPage, to: { to: "/page/$pageId", params: { pageId } } },
  };
}

function workspaceSubscription({
  workspaceId,
  workspaceName,
}: WorkspaceSubscription): Subscription {
  return {
    item: { type: "workspace", id: workspaceId },
    title: workspaceName,
    link: {
      label: messages.goToWorkspace,
      to: { to: "/workspace/$workspaceId", params: { workspaceId } },
    },
  };
}

function userSubscription({
  id,
  name,
}: {
  readonly id: UserId;
  readonly name: string;
}): Subscription {
  return { item: { type: "user", id }, title: name };
}
