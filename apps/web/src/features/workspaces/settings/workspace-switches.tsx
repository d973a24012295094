import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { WorkspaceView } from "@stemma/contract/workspaces.contract";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { Notice } from "../../../ui/messages/notice.tsx";
import { Switch } from "../../../ui/fields/switch.tsx";
import styles from "../workspace-settings.module.css";
import { messages } from "./messages.ts";
import { setWorkspaceSettings } from "./set-workspace-settings.ts";

/** The settings that are on or off, in their order. */
const settings = ["editorsCreatePages", "publishesChecks"] as const;
type Setting = (typeof settings)[number];

interface WorkspaceSwitchesProps {
  readonly workspace: Pick<WorkspaceView, "id" | Setting>;
}

/** Who creates pages in a workspace, and whether a box that is ticked while reading is published at once. */
export function WorkspaceSwitches({ workspace }: WorkspaceSwitchesProps) {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<{ setting: Setting; words: string } | null>(null);

  async function change(setting: Setting, isOn: boolean): Promise<void> {
    setFailure(null);
    try {
      await setWorkspaceSettings(queryClient, workspace.id, { [setting]: isOn });
    } catch (error) {
      setFailure({ setting, words: messages.notChanged(failureWords(error)) });
    }
  }

  return settings.map((setting) => (
    <div key={setting} className={styles["setting"]}>
      <Switch
        label={messages.switches[setting].label}
        isOn={workspace[setting]}
        onChange={(isOn) => void change(setting, isOn)}
      />
      <p className={styles["hint"]}>{messages.switches[setting].hint}</p>
      {failure?.setting === setting && <Notice tone="error">{failure.words}</Notice>}
    </div>
  ));
}
