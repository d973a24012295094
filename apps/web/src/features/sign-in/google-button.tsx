import { Button } from "../../ui/button.tsx";
import styles from "./auth-form.module.css";

interface GoogleButtonProps {
  readonly isSetUp: boolean;
  readonly onPress: () => void;
}

/** 'Sign in with Google'; where the server has no such sign-in, it says so in a line under it. */
export function GoogleButton({ isSetUp, onPress }: GoogleButtonProps) {
  return (
    <div className={styles["way"]}>
      <Button
        isWide
        aria-disabled={!isSetUp || undefined}
        aria-describedby={isSetUp ? undefined : "google-note"}
        onClick={isSetUp ? onPress : undefined}
      >
        Sign in with Google
      </Button>
      {!isSetUp && (
        <p id="google-note" className={styles["note"]}>
          Google sign-in is not set up on this server.
        </p>
      )}
    </div>
  );
}
