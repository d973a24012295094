import { expect, test } from "vitest";
import { defaultSidebarSettings } from "./configuration/default-configuration.ts";
import { sidebarItemsMax } from "./configuration/sidebar-items-max.ts";
import { autosaveDelayMs } from "./draft/autosave-delay.ts";
import { recentPagesMax, recentWorkspacesMax } from "./recent/recent-limits.ts";
import { publishSubjectMaxCharacters } from "./version/publish-message.ts";
import { personalWorkspaceName } from "./workspace/workspace-name.ts";

test.each([
  { name: "the autosave delay in ms", constant: autosaveDelayMs, specified: 1000 },
  {
    name: "the longest publish subject",
    constant: publishSubjectMaxCharacters,
    specified: 72,
  },
  { name: "the most items of a sidebar section", constant: sidebarItemsMax, specified: 10 },
  { name: "the recent pages kept", constant: recentPagesMax, specified: 10 },
  { name: "the recent workspaces kept", constant: recentWorkspacesMax, specified: 10 },
  { name: "the personal workspace's name", constant: personalWorkspaceName, specified: "Personal" },
  {
    name: "the defaults of a configuration",
    constant: defaultSidebarSettings,
    specified: {
      isShowSidebar: true,
      isShowWorkspaces: true,
      isShowMuted: false,
      isShowPinned: true,
      isShowRecent: true,
      recentItemsDisplay: "both",
      isRecentWithoutPinned: false,
      newPinInsertion: "top",
    },
  },
])("$name is the specification's", ({ constant, specified }) => {
  expect(constant).toEqual(specified);
});
