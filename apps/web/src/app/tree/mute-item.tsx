import { Bell, BellOff } from "lucide-react";
import { MenuItem } from "../../ui/menus/menu-item.tsx";
import { messages } from "./messages.ts";

interface MuteItemProps {
  readonly isMuted: boolean;
  readonly onSelect: () => void;
}

/** The entry of a workspace's menu that mutes it for the person, or ends that. */
export function MuteItem({ isMuted, onSelect }: MuteItemProps) {
  return isMuted ? (
    <MenuItem icon={Bell} label={messages.unmute} onSelect={onSelect} />
  ) : (
    <MenuItem icon={BellOff} label={messages.mute} hint={messages.muteHint} onSelect={onSelect} />
  );
}
