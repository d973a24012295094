import { knownProviders } from "../../entities/account/known-providers.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { messages } from "./messages.ts";

interface ProviderButtonsProps {
  /** Called when the visitor chooses this provider. */
  readonly onPress: (providerId: string) => void;
}

/** 'Sign in with Google', and the other configured providers; nothing if the server has none. */
export function ProviderButtons({ onPress }: ProviderButtonsProps) {
  return knownProviders(useServerSettings()).map(({ id, name }) => (
    <Button key={id} isWide onClick={() => onPress(id)}>
      {messages.signInWith(name)}
    </Button>
  ));
}
