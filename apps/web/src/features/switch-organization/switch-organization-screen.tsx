import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { MessageScreen } from "../../ui/messages/message-screen.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./messages.tsx";
import styles from "./switch-organization-screen.module.css";

interface SwitchOrganizationScreenProps {
  readonly what: "Page" | "Workspace";
  /** A more specific heading, if there is one. */
  readonly title?: string | undefined;
  /** The name of the item's organization. */
  readonly target: string;
  /** The name of the active organization. */
  readonly present: string;
  /** Makes the target the active organization and opens the item. */
  readonly onSwitch: () => Promise<void>;
}

/** The screen for an item in another organization of the reader. Specification, section 2 "Other screens". */
export function SwitchOrganizationScreen(props: SwitchOrganizationScreenProps) {
  const { what, target, present, onSwitch } = props;
  const { title = messages.title(what) } = props;
  const { run, isRunning, error } = useSingleFlight(onSwitch);
  return (
    <MessageScreen
      title={title}
      actions={
        <>
          <Button kind="primary" onClick={() => void run()}>
            {messages.switch}
          </Button>
          <LinkButton to="/">{messages.home}</LinkButton>
        </>
      }
    >
      <output>{messages.explanation(what, target, present)}</output>
      {error !== null && (
        <div className={styles["failure"]}>
          <Notice tone="error">{failureWords(error)}</Notice>
        </div>
      )}
      <BusyOverlay text={isRunning ? messages.switching : null} />
    </MessageScreen>
  );
}
