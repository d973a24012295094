import { knownProviders } from "../../lib/known-providers.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { Button } from "../../ui/button.tsx";

interface ProviderButtonsProps {
  /** Wants to sign in with this provider. */
  readonly onPress: (providerId: string) => void;
}

/** 'Sign in with Google', and with whatever else is set up; nothing where the server has no provider. */
export function ProviderButtons({ onPress }: ProviderButtonsProps) {
  return knownProviders(useServerSettings()).map(({ id, name }) => (
    <Button key={id} isWide onClick={() => onPress(id)}>
      Sign in with {name}
    </Button>
  ));
}
