import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { InvitePeople } from "../../features/invitations/inviting/invite-people.tsx";
import { MembersPanel } from "../../features/members/members-panel.tsx";
import { RequestsPanel } from "../../features/requests/requests-panel.tsx";
import { requestsQuery } from "../../features/requests/requests-query.ts";
import { orpc } from "../../lib/api.ts";
import { DialogHeader } from "../../ui/dialogs/dialog-header.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { TabList } from "../../ui/layout/tab-list.tsx";
import { TabPanel } from "../../ui/layout/tab-panel.tsx";
import { Tabs } from "../../ui/layout/tabs.tsx";
import { messages } from "./messages.ts";
import styles from "./members-modal.module.css";
import { useOrganizationSwitch } from "./use-organization-switch.ts";

interface MembersModalProps {
  readonly firstTab: "members" | "invitations" | "requests";
  readonly onClose: () => void;
}

/** The members of the organization. Administrators also see and manage invitations and requests to join. */
export function MembersModal({ firstTab, onClose }: MembersModalProps) {
  const [tab, setTab] = useState(firstTab);
  const [isInviting, setIsInviting] = useState(false);
  const { leave } = useOrganizationSwitch();
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const mayManage = account?.can.manage === true;
  const invitations = useQuery(
    orpc.invitations.list.queryOptions({ input: { limit: 1 }, enabled: mayManage }),
  );
  const requests = useInfiniteQuery({ ...requestsQuery(true), enabled: mayManage });
  if (account === undefined) return null;
  const { organizationName, userIds } = account.organization;
  const tabs = [
    { value: "members", label: counted(messages.members, userIds.length, rowsPerAnswerMax) },
    { value: "invitations", label: counted(messages.invitations, invitations.data?.count) },
    { value: "requests", label: counted(messages.requests, requests.data?.pages[0]?.count) },
  ];
  const close = async () => {
    await leave();
    onClose();
  };
  return (
    <Dialog isOpen initialFocus size="large" onClose={onClose} width="640px" height="640px">
      <DialogHeader title={messages.title(organizationName)} />
      <div className={styles["content"]}>
        {mayManage ? (
          <Tabs
            value={tab}
            onValue={(wanted) => {
              setIsInviting(false);
              setTab(wanted);
            }}
          >
            <TabList label={messages.members} tabs={tabs} />
            <div className={styles["scroller"]}>
              <TabPanel value="members">
                <MembersPanel
                  account={account}
                  onLeave={close}
                  onInvite={() => {
                    setIsInviting(true);
                    setTab("invitations");
                  }}
                />
              </TabPanel>
              <TabPanel value="invitations">
                <InvitePeople
                  into={{ type: "organization", role: "user" }}
                  isFocused={isInviting}
                />
              </TabPanel>
              <TabPanel value="requests">
                <RequestsPanel onFollow={onClose} />
              </TabPanel>
            </div>
          </Tabs>
        ) : (
          <div className={styles["scroller"]}>
            <MembersPanel account={account} onLeave={close} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** A tab's label with its count. A count of `max` or more is shown as '100+', for a `max` of 100. */
function counted(label: string, count: number | undefined, max = Number.POSITIVE_INFINITY): string {
  if (count === undefined || count === 0) return label;
  return count < max ? messages.counted(label, count) : messages.countedMany(label, max);
}
