import { useConfiguration } from "./use-configuration.ts";
import { Choice } from "../../ui/fields/choice.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { Switch } from "../../ui/fields/switch.tsx";

const displays = [
  { value: "both", label: "Both" },
  { value: "pages", label: "Pages" },
  { value: "workspaces", label: "Workspaces" },
] as const;

/** Settings for recent items in this organization: whether the sidebar shows them, and which kinds. */
export function RecentSettings() {
  const { sidebarSettings, change, failure } = useConfiguration();
  return (
    <>
      <Switch
        label="Show Recent in the sidebar"
        isOn={sidebarSettings.isShowRecent}
        onChange={(isShowRecent) => change({ sidebarSettings: { isShowRecent } })}
      />
      <Choice
        label="Recent shows"
        options={displays}
        value={sidebarSettings.recentItemsDisplay}
        onValue={(recentItemsDisplay) => change({ sidebarSettings: { recentItemsDisplay } })}
      />
      {failure !== null && <Notice tone="error">{failure}</Notice>}
    </>
  );
}
