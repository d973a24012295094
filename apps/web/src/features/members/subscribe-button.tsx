import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bell, BellOff } from "lucide-react";
import { useState } from "react";
import type { Member } from "@stemma/contract/members.contract";
import { orpc } from "../../lib/api.ts";
import { setSubscribed } from "../../entities/page/set-subscribed.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { messages } from "./messages.ts";

/**
 * The maximum number of subscriptions fetched. Beyond it, a subscription may look missing; subscribing again is
 * idempotent.
 */
const knownMax = 500;

interface SubscribeButtonProps {
  readonly member: Member;
  /** Called with the error when a change fails, and with `null` when the next one starts. */
  readonly onFailure: (error: unknown) => void;
}

/** Subscribes to a member's publications or unsubscribes: an optimistic update, rolled back if the request fails. */
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
      label={isSubscribed ? messages.unsubscribe(name) : messages.subscribe(name)}
      icon={<Icon of={isSubscribed ? BellOff : Bell} />}
      data-inline
      disabled={wanted !== null}
      onClick={() => void change()}
    />
  );
}
