import type { CalloutTone } from "./containers/container.ts";

const tones: Readonly<Record<CalloutTone, string>> = {
  note: "Note",
  tip: "Tip",
  warning: "Warning",
  important: "Important",
};

/** The texts inside a page's text. `diff/messages.ts` has those that describe a change. */
export const messages = {
  /** The name of a callout. */
  tone: (tone: CalloutTone) => tones[tone],
  /** The name of a toggle, for screen readers. */
  toggle: "Toggle",
  /** The name of a table, around which one can scroll. */
  table: "Table",
  /** The name of code that does not wrap, which one can scroll. */
  code: "Code",
  /** What a page link shows in place of a title. */
  pageLink: {
    unknown: "page link",
    noAccess: "No access",
    deleted: (title: string) => `${title} (deleted)`,
  },
  /** What a mention shows in place of a name: before the name is known, and where there is none. */
  mention: {
    unknown: "@someone",
    left: "@someone who left",
  },
  /** What the row of a snippet says of it. */
  snippet: {
    unknown: "Snippet",
    noAccess: "No access to this snippet",
    deleted: (title: string) => `The snippet “${title}” was deleted`,
    notShown: (title: string) => `The snippet “${title}” is not shown here: open it`,
    name: (title: string, state: "" | "pinned" | "outdated") =>
      `Snippet: ${title}${state === "" ? "" : state === "pinned" ? " · Pinned version" : " · Newer version available"}`,
  },
  checked: "Done",
  unchecked: "To do",
  /** What a picture and a file show that have no name. */
  image: "image",
  file: "file",
};
