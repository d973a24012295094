import { messages } from "./messages.ts";
import { useConfiguration } from "./use-configuration.ts";
import { Choice } from "../../ui/fields/choice.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { Switch } from "../../ui/fields/switch.tsx";

const insertions = [
  { value: "top", label: messages.insertions.top },
  { value: "bottom", label: messages.insertions.bottom },
] as const;

/** Settings for pins in this organization: whether the sidebar shows them, and at which end a new one goes. */
export function PinnedSettings() {
  const { sidebarSettings, change, failure } = useConfiguration();
  return (
    <>
      <Switch
        label={messages.showPinned}
        isOn={sidebarSettings.isShowPinned}
        onChange={(isShowPinned) => change({ sidebarSettings: { isShowPinned } })}
      />
      <Choice
        label={messages.newPins}
        options={insertions}
        value={sidebarSettings.newPinInsertion}
        onValue={(newPinInsertion) => change({ sidebarSettings: { newPinInsertion } })}
      />
      {failure !== null && <Notice tone="error">{failure}</Notice>}
    </>
  );
}
