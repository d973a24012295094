import { FilePlus, FolderPlus } from "lucide-react";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import styles from "./home-welcome.module.css";
import { useModals } from "../../flows/modals/modal-context.ts";

/** The welcome on an empty Home, with buttons for the first steps. */
export function HomeWelcome() {
  const { open } = useModals();
  return (
    <EmptyState title="Welcome to your Home page!">
      <p>
        It looks empty until you create Workspaces and Pages and pin items. Click the ‘+’ near the
        top left to begin, or begin here.
      </p>
      <div className={styles["ways"]}>
        <Button
          kind="primary"
          icon={<Icon of={FilePlus} />}
          onClick={() => open({ name: "new-page" })}
        >
          New Page
        </Button>
        <Button icon={<Icon of={FolderPlus} />} onClick={() => open({ name: "new-workspace" })}>
          New Workspace
        </Button>
      </div>
    </EmptyState>
  );
}
