import { Bell, BellOff, FilePlus, Pin, PinOff, Settings } from "lucide-react";
import type { WorkspaceView } from "@stemma/contract/workspaces.contract";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { messages } from "./messages.ts";
import styles from "./workspace-header.module.css";

interface WorkspaceHeaderProps {
  readonly workspace: Pick<
    WorkspaceView,
    "workspaceName" | "icon" | "description" | "can" | "isPinned" | "isSubscribed"
  >;
  readonly onNewPage: () => void;
  readonly onPin: (isPinned: boolean) => void;
  readonly onSubscribe: (isSubscribed: boolean) => void;
  readonly onSettings: () => void;
}

/** A workspace's name, description and actions. */
export function WorkspaceHeader(props: WorkspaceHeaderProps) {
  const { workspace, onNewPage, onPin, onSubscribe, onSettings } = props;
  const { isPinned, isSubscribed } = workspace;
  return (
    <header className={styles["header"]}>
      <div className={styles["text"]}>
        <h1 className="screen-title" tabIndex={-1}>
          {workspace.icon !== null && (
            <span className={styles["icon"]} aria-hidden>
              {workspace.icon}
            </span>
          )}
          {workspace.workspaceName}
        </h1>
        <p className={styles["kind"]}>{messages.kind}</p>
        {workspace.description !== "" && (
          <p className={styles["description"]}>{workspace.description}</p>
        )}
      </div>
      <div className={styles["actions"]}>
        {workspace.can.createPage && (
          <Button icon={<Icon of={FilePlus} />} onClick={onNewPage}>
            {messages.newPage}
          </Button>
        )}
        <IconButton
          label={isPinned ? messages.unpin : messages.pin}
          icon={<Icon of={isPinned ? PinOff : Pin} />}
          onClick={() => onPin(!isPinned)}
        />
        <IconButton
          label={isSubscribed ? messages.unsubscribe : messages.subscribe}
          icon={<Icon of={isSubscribed ? BellOff : Bell} />}
          onClick={() => onSubscribe(!isSubscribed)}
        />
        <IconButton
          label={messages.settings.title}
          icon={<Icon of={Settings} />}
          onClick={onSettings}
        />
      </div>
    </header>
  );
}
