import type { ReactNode } from "react";
import type {
  PageSubscription,
  WorkspaceSubscription,
} from "@stemma/contract/subscriptions.contract";
import type { UserId } from "@stemma/domain/ids";
import { displayPageTitle } from "@stemma/domain/page/page-title";
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
        heading="Page Subscriptions"
        list={pages}
        subscriptions={pages.data?.map(ofPage)}
      />
      <SubscriptionSection
        heading="Workspace Subscriptions"
        list={workspaces}
        subscriptions={workspaces.data?.map(ofWorkspace)}
      />
      <SubscriptionSection
        heading="User Subscriptions"
        list={users}
        subscriptions={users.data?.map(ofUser)}
      >
        {addUser}
      </SubscriptionSection>
    </div>
  );
}

function ofPage({ pageId, pageTitle, workspaceName, deleted }: PageSubscription): Subscription {
  return {
    item: { type: "page", id: pageId },
    title: displayPageTitle(pageTitle),
    path: workspaceName,
    isDeleted: deleted,
    way: { label: "Go to Page", link: { to: "/page/$pageId", params: { pageId } } },
  };
}

function ofWorkspace({ workspaceId, workspaceName }: WorkspaceSubscription): Subscription {
  return {
    item: { type: "workspace", id: workspaceId },
    title: workspaceName,
    way: {
      label: "Go to Workspace",
      link: { to: "/workspace/$workspaceId", params: { workspaceId } },
    },
  };
}

function ofUser({ id, name }: { readonly id: UserId; readonly name: string }): Subscription {
  return { item: { type: "user", id }, title: name };
}
