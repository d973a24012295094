import { useQueryClient } from "@tanstack/react-query";
import { PinnedDialog } from "../features/pins/pinned-dialog.tsx";
import { setPinned } from "../entities/page/set-pinned.ts";

/** The person's pins in a modal over any screen. */
export function PinnedModal({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  return <PinnedDialog onClose={onClose} onUnpin={(item) => setPinned(queryClient, item, false)} />;
}
