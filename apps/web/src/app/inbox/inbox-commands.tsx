import { CheckCheck, ListFilter, RefreshCw } from "lucide-react";
import type { ScreenCommand } from "../../flows/screen-commands/screen-commands.ts";
import { useOfferScreenCommands } from "../../flows/screen-commands/use-offer-screen-commands.ts";
import { messages } from "./messages.ts";

interface InboxCommandsProps {
  readonly isUnreadOnly: boolean;
  readonly hasUnread: boolean;
  readonly onFilter: (isUnreadOnly: boolean) => void;
  readonly onRefresh: () => void;
  readonly onMarkAll: () => void;
}

/** Offers what the bar above the inbox does to the palette; draws nothing. */
export function InboxCommands(props: InboxCommandsProps): null {
  useOfferScreenCommands(messages.title, commandsOf(props));
  return null;
}

function commandsOf(props: InboxCommandsProps): ScreenCommand[] {
  const { isUnreadOnly, hasUnread, onFilter, onRefresh, onMarkAll } = props;
  const { commands } = messages;
  return [
    { id: "inbox-refresh", label: commands.refresh, icon: RefreshCw, onRun: onRefresh },
    ...(hasUnread
      ? [{ id: "inbox-mark-all", label: commands.markAll, icon: CheckCheck, onRun: onMarkAll }]
      : []),
    {
      id: "inbox-filter",
      label: isUnreadOnly ? commands.showAll : commands.showUnread,
      icon: ListFilter,
      onRun: () => onFilter(!isUnreadOnly),
    },
  ];
}
