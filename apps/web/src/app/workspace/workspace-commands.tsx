import { Bell, BellOff, FilePlus, Pin, PinOff, Settings, Users } from "lucide-react";
import type { WorkspaceView } from "@stemma/contract/workspaces.contract";
import type { ScreenCommand } from "../../flows/screen-commands/screen-commands.ts";
import { useOfferScreenCommands } from "../../flows/screen-commands/use-offer-screen-commands.ts";
import { messages } from "./commands-messages.ts";

interface WorkspaceCommandsProps {
  readonly workspace: Pick<WorkspaceView, "isPinned" | "isSubscribed" | "can">;
  readonly onNewPage: () => void;
  readonly onPin: (isPinned: boolean) => void;
  readonly onSubscribe: (isSubscribed: boolean) => void;
  readonly onSettings: () => void;
  readonly onPeople: () => void;
}

/** Offers what the buttons of a workspace's screen do to the palette; draws nothing. */
export function WorkspaceCommands(props: WorkspaceCommandsProps): null {
  useOfferScreenCommands(messages.label, commandsOf(props));
  return null;
}

function commandsOf(props: WorkspaceCommandsProps): ScreenCommand[] {
  const { workspace, onNewPage, onPin, onSubscribe, onSettings, onPeople } = props;
  const { isPinned, isSubscribed, can } = workspace;
  return [
    ...(can.createPage
      ? [{ id: "workspace-new-page", label: messages.newPage, icon: FilePlus, onRun: onNewPage }]
      : []),
    {
      id: "workspace-pin",
      label: isPinned ? messages.unpin : messages.pin,
      icon: isPinned ? PinOff : Pin,
      onRun: () => onPin(!isPinned),
    },
    {
      id: "workspace-subscribe",
      label: isSubscribed ? messages.unsubscribe : messages.subscribe,
      icon: isSubscribed ? BellOff : Bell,
      onRun: () => onSubscribe(!isSubscribed),
    },
    { id: "workspace-settings", label: messages.settings, icon: Settings, onRun: onSettings },
    { id: "workspace-people", label: messages.people, icon: Users, onRun: onPeople },
  ];
}
