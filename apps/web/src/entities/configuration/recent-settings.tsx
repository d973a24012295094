import { messages } from "./messages.ts";
import { recentDisplays } from "./recent-displays.ts";
import { useConfiguration } from "./use-configuration.ts";
import { Choice } from "../../ui/fields/choice.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { Switch } from "../../ui/fields/switch.tsx";

/** Settings for recent items in this organization: whether the sidebar shows them, and which kinds. */
export function RecentSettings() {
  const { sidebarSettings, change, failure } = useConfiguration();
  return (
    <>
      <Switch
        label={messages.showRecent}
        isOn={sidebarSettings.isShowRecent}
        onChange={(isShowRecent) => change({ sidebarSettings: { isShowRecent } })}
      />
      <Choice
        label={messages.recentShows}
        options={recentDisplays}
        value={sidebarSettings.recentItemsDisplay}
        onValue={(recentItemsDisplay) => change({ sidebarSettings: { recentItemsDisplay } })}
      />
      <Switch
        label={messages.recentWithoutPinned}
        isOn={sidebarSettings.isRecentWithoutPinned}
        onChange={(isRecentWithoutPinned) => change({ sidebarSettings: { isRecentWithoutPinned } })}
      />
      {failure !== null && <Notice tone="error">{failure}</Notice>}
    </>
  );
}
