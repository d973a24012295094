import { Notice } from "../../ui/messages/notice.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { messages } from "./messages.ts";
import { useConfiguration } from "./use-configuration.ts";

/** Whether the sidebar shows the tree of pages. */
export function WorkspacesSetting() {
  const { sidebarSettings, change, failure } = useConfiguration();
  return (
    <>
      <Switch
        label={messages.showWorkspaces}
        isOn={sidebarSettings.isShowWorkspaces}
        onChange={(isShowWorkspaces) => change({ sidebarSettings: { isShowWorkspaces } })}
      />
      {failure !== null && <Notice tone="error">{failure}</Notice>}
    </>
  );
}
