import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { WorkspaceView } from "@stemma/contract/workspaces.contract";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { Notice } from "../../ui/messages/notice.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { messages } from "./messages.ts";
import { setPublishesChecks } from "./set-publishes-checks.ts";
import styles from "./workspace-settings.module.css";

interface PublishChecksSettingProps {
  readonly workspace: Pick<WorkspaceView, "id" | "publishesChecks">;
}

/** Whether a box that is ticked while reading is published at once. */
export function PublishChecksSetting({ workspace }: PublishChecksSettingProps) {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);

  async function change(publishesChecks: boolean): Promise<void> {
    setFailure(null);
    try {
      await setPublishesChecks(queryClient, workspace.id, publishesChecks);
    } catch (error) {
      setFailure(messages.settings.notChanged(failureWords(error)));
    }
  }

  return (
    <div className={styles["setting"]}>
      <Switch
        label={messages.settings.publishChecks}
        isOn={workspace.publishesChecks}
        onChange={(isOn) => void change(isOn)}
      />
      <p className={styles["hint"]}>{messages.settings.publishChecksHint}</p>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
    </div>
  );
}
