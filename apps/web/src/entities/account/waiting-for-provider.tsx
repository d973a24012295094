import { useServerSettings } from "../../lib/server-settings.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { providerName } from "./known-providers.ts";
import { messages } from "./messages.ts";

interface WaitingForProviderProps {
  /** The provider whose window is open. */
  readonly providerId: string;
  readonly onCancel: () => void;
}

/** A notice that the sign-in continues in the provider's window, with a button that cancels it. */
export function WaitingForProvider({ providerId, onCancel }: WaitingForProviderProps) {
  const name = providerName(useServerSettings(), providerId);
  return (
    <Notice tone="note" actions={<Button onClick={onCancel}>{messages.cancel}</Button>}>
      {messages.continueInWindow(name)}
    </Notice>
  );
}
