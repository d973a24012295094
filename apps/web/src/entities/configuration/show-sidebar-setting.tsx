import { messages } from "./messages.ts";
import { useConfiguration } from "./use-configuration.ts";
import { Notice } from "../../ui/messages/notice.tsx";
import { Switch } from "../../ui/fields/switch.tsx";

/** Whether the person's sidebar is shown in this organization. */
export function ShowSidebarSetting() {
  const { sidebarSettings, change, failure } = useConfiguration();
  return (
    <>
      <Switch
        label={messages.showSidebar}
        isOn={sidebarSettings.isShowSidebar}
        onChange={(isShowSidebar) => change({ sidebarSettings: { isShowSidebar } })}
      />
      {failure !== null && <Notice tone="error">{failure}</Notice>}
    </>
  );
}
