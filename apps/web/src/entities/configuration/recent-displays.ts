import { messages } from "./messages.ts";

/** Which kinds of recent items are listed: the choices of the sidebar's setting and of the dialog's filter. */
export const recentDisplays = [
  { value: "both", label: messages.displays.both },
  { value: "pages", label: messages.displays.pages },
  { value: "workspaces", label: messages.displays.workspaces },
] as const;
