import { FilePlus } from "lucide-react";
import type { WorkspaceSummary } from "@stemma/contract/shapes";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./workspace-header.module.css";

interface WorkspaceHeaderProps {
  readonly workspace: Pick<WorkspaceSummary, "workspaceName" | "can">;
  readonly onNewPage: () => void;
}

/** A workspace's name, and what can be done in it. */
export function WorkspaceHeader({ workspace, onNewPage }: WorkspaceHeaderProps) {
  return (
    <header className={styles["header"]}>
      <div className={styles["words"]}>
        <p className={styles["kind"]}>Workspace</p>
        <h1 className="screen-title">{workspace.workspaceName}</h1>
      </div>
      {workspace.can.createPage && (
        <Button icon={<Icon of={FilePlus} />} onClick={onNewPage}>
          New page
        </Button>
      )}
    </header>
  );
}
