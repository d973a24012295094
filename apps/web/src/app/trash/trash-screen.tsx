import { useQuery } from "@tanstack/react-query";
import { HowLongKept } from "../../features/trash/how-long-kept.tsx";
import { messages } from "../../features/trash/messages.ts";
import { TrashList } from "../../features/trash/trash-list.tsx";
import { useModals } from "../../flows/modals/modal-context.ts";
import { orpc } from "../../lib/api.ts";
import { Screen } from "../screen.tsx";

/** Deleted pages and workspaces that the person can restore. */
export function TrashScreen() {
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const { open } = useModals();
  const toSetting = () => open({ name: "settings", tab: "organization" });
  return (
    <Screen title={messages.title}>
      {account !== undefined && (
        <HowLongKept
          trashDays={account.organization.trashDays}
          onChange={account.can.manage ? toSetting : undefined}
        />
      )}
      <TrashList />
    </Screen>
  );
}
