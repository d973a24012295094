import { CheckCheck, ListFilter, RefreshCw } from "lucide-react";
import type { ScreenCommand } from "../../flows/screen-commands/screen-commands.ts";
import { messages } from "./messages.ts";

interface InboxState {
  readonly isUnreadOnly: boolean;
  readonly hasUnread: boolean;
  readonly onFilter: (isUnreadOnly: boolean) => void;
  readonly onRefresh: () => void;
  readonly markAll: () => void;
}

/** What the bar above the inbox does, for the palette. */
export function inboxCommands(inbox: InboxState): ScreenCommand[] {
  const { isUnreadOnly, hasUnread, onFilter, onRefresh, markAll } = inbox;
  const { commands } = messages;
  return [
    { id: "inbox-refresh", label: commands.refresh, icon: RefreshCw, onRun: onRefresh },
    ...(hasUnread
      ? [{ id: "inbox-mark-all", label: commands.markAll, icon: CheckCheck, onRun: markAll }]
      : []),
    {
      id: "inbox-filter",
      label: isUnreadOnly ? commands.showAll : commands.showUnread,
      icon: ListFilter,
      onRun: () => onFilter(!isUnreadOnly),
    },
  ];
}
