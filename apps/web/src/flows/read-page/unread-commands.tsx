import { CheckCheck, FileDiff } from "lucide-react";
import { messages } from "../../features/reading/messages.ts";
import { useOfferScreenCommands } from "../screen-commands/use-offer-screen-commands.ts";

interface UnreadCommandsProps {
  readonly isShowing: boolean;
  readonly onShow: (isShowing: boolean) => void;
  readonly onMarkRead: () => void;
}

/** Offers to the palette what the buttons above an unread page do; draws nothing. */
export function UnreadCommands({ isShowing, onShow, onMarkRead }: UnreadCommandsProps): null {
  useOfferScreenCommands(messages.banner, [
    {
      id: "unread-changes",
      label: isShowing ? messages.hide : messages.show,
      icon: FileDiff,
      onRun: () => onShow(!isShowing),
    },
    { id: "unread-mark-read", label: messages.markRead, icon: CheckCheck, onRun: onMarkRead },
  ]);
  return null;
}
