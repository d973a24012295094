import { knownProviders } from "../../lib/known-providers.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./auth-form.module.css";

interface ProviderButtonsProps {
  /** Wants to sign in with this provider. */
  readonly onPress: (providerId: string) => void;
}

/**
 * 'Sign in with Google', and with whatever else is set up. Where the server has no provider at all, Google's button stays
 * and says so in a line under it.
 */
export function ProviderButtons({ onPress }: ProviderButtonsProps) {
  const providers = knownProviders(useServerSettings());
  if (providers.length > 0) {
    return providers.map(({ id, name }) => (
      <Button key={id} isWide onClick={() => onPress(id)}>
        Sign in with {name}
      </Button>
    ));
  }
  return (
    <div className={styles["way"]}>
      <Button isWide aria-disabled aria-describedby="google-note">
        Sign in with Google
      </Button>
      <p id="google-note" className={styles["note"]}>
        Google sign-in is not set up on this server.
      </p>
    </div>
  );
}
