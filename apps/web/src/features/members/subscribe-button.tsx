import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bell, BellOff } from "lucide-react";
import { useState } from "react";
import type { Member } from "@stemma/contract/members.contract";
import { orpc } from "../../lib/api.ts";
import { setSubscribed } from "../../lib/set-subscribed.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** How many subscriptions are known at once; whoever has more may subscribe again, which changes nothing. */
const knownMax = 500;

interface SubscribeButtonProps {
  readonly member: Member;
  /** Told what was not done and why; `null` when another try begins. */
  readonly onFailure: (error: unknown) => void;
}

/** Asks to be told of what a member publishes, or no more: at once, and back again where the server refuses. */
export function SubscribeButton({ member: { id, name }, onFailure }: SubscribeButtonProps) {
  const queryClient = useQueryClient();
  const { data } = useQuery(orpc.subscriptions.users.queryOptions({ input: { limit: knownMax } }));
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isSubscribed = wanted ?? data?.items.some((user) => user.id === id) ?? false;

  async function change(): Promise<void> {
    onFailure(null);
    setWanted(!isSubscribed);
    try {
      await setSubscribed(queryClient, { type: "user", id }, !isSubscribed);
    } catch (error) {
      onFailure(error);
    }
    setWanted(null);
  }

  return (
    <IconButton
      label={isSubscribed ? `Unsubscribe from ${name}` : `Subscribe to ${name}`}
      icon={<Icon of={isSubscribed ? BellOff : Bell} />}
      data-beside
      disabled={wanted !== null}
      onClick={() => void change()}
    />
  );
}
