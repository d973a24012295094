import { FilePlus, FolderPlus } from "lucide-react";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { messages } from "./messages.ts";
import styles from "./home-welcome.module.css";
import { useModals } from "../../flows/modals/modal-context.ts";

/** The welcome on an empty Home, with buttons for the first steps. */
export function HomeWelcome() {
  const { open } = useModals();
  return (
    <EmptyState title={messages.home.welcome}>
      <p>{messages.home.welcomeHint}</p>
      <div className={styles["actions"]}>
        <Button
          kind="primary"
          icon={<Icon of={FilePlus} />}
          onClick={() => open({ name: "new-page" })}
        >
          {messages.home.newPage}
        </Button>
        <Button icon={<Icon of={FolderPlus} />} onClick={() => open({ name: "new-workspace" })}>
          {messages.home.newWorkspace}
        </Button>
      </div>
    </EmptyState>
  );
}
