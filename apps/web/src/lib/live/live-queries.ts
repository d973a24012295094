import type { LiveEvent } from "@stemma/contract/live-event";

/**
 * What an event makes old of what was read: every answer of the procedures named by the beginning of their path
 * ('drafts', 'workspaces.pages'), and every answer that mentions one of the ids.
 */
export interface Touched {
  readonly paths: readonly string[];
  readonly ids: readonly string[];
}

const everything: Touched = { paths: [""], ids: [] };
/** What may show another page, or one page less, and the screen of one that may be seen again. */
const listsOfPages = ["workspaces", "pins", "recents", "drafts", "search", "pages.get"];

/** An event's name: the kind of its topic and its own, as 'page version'. */
type EventName = LiveEvent extends infer Event
  ? Event extends { topic: `${infer Topic}:${string}`; kind: infer Kind extends string }
    ? `${Topic} ${Kind}`
    : never
  : never;

/** Which answers each event makes old: the one place that says so. A new kind of event does not compile until it is listed. */
const meanings: Readonly<Record<EventName, readonly string[] | "everything">> = {
  "user drafts": ["drafts"],
  "user pins": ["pins"],
  "user recents": ["recents"],
  "user configuration": ["accounts.current"],
  "user account": ["accounts"],
  "user organizations": ["accounts", "organizations"],
  "user notifications": ["notifications"],
  "user subscriptions": ["subscriptions"],
  "user requests": ["requests", "invitations"],
  "user access": "everything",
  "user sessions": [],
  "organization name": ["accounts", "organizations"],
  "organization members": ["accounts", "members", "permissions"],
  "organization workspaces": ["accounts", "workspaces.list"],
  "organization invitations": ["invitations"],
  "organization requests": ["requests"],
  "organization access": "everything",
  "workspace name": ["workspaces.list"],
  "workspace pages": ["workspaces.pages", "search"],
  "workspace members": ["permissions", "workspaces.get"],
  "workspace requests": ["requests"],
  "workspace access": "everything",
  "page version": [],
  "page deletion": ["search"],
  "page move": ["workspaces.pages", "search"],
  "page readers": ["permissions"],
  "page requests": ["requests"],
  "page access": [],
};

/** What an event makes old. */
export function touchedBy({ topic, kind, ids = {} }: LiveEvent): Touched {
  const [topicKind = "", topicId = ""] = topic.split(":");
  const name = `${topicKind} ${kind}`;
  // A newer server may know more kinds of events than this client.
  if (!isListed(name)) return { paths: [], ids: [] };
  const meaning = meanings[name];
  if (meaning === "everything") return everything;
  // Which page it was is not for everybody to know.
  if (topicKind === "workspace" && kind === "pages" && ids.page === undefined) {
    return { paths: listsOfPages, ids: [] };
  }
  const named = [ids.page, ids.draft, ids.user].filter((id) => id !== undefined);
  const isAboutWorkspace = kind === "name" || kind === "workspaces" || kind === "pins";
  const workspace = isAboutWorkspace && ids.workspace !== undefined ? [ids.workspace] : [];
  const own = topicKind === "page" ? [topicId] : [];
  return { paths: meaning, ids: [...new Set([...named, ...workspace, ...own])] };
}

function isListed(name: string): name is EventName {
  return Object.hasOwn(meanings, name);
}

/** A query, as the cache knows it. */
interface KnownQuery {
  readonly queryKey: readonly unknown[];
  readonly state: { readonly data: unknown };
}

/** Whether an answer is old by what was touched. A version is never: it does not change. */
export function isTouched({ queryKey, state }: KnownQuery, { paths, ids }: Touched): boolean {
  const [procedure, options] = queryKey;
  if (!Array.isArray(procedure)) return false;
  const path = procedure.join(".");
  if (path === "versions.get") return false;
  if (paths.some((start) => start === "" || `${path}.`.startsWith(`${start}.`))) return true;
  return ids.length > 0 && (mentions(options, ids) || mentions(state.data, ids));
}

/** Whether an answer is one of a page's or workspace's own, versions included; a list that names it is not. */
export function isAbout({ queryKey, state }: KnownQuery, id: string): boolean {
  const [procedure, options] = queryKey;
  if (!Array.isArray(procedure)) return false;
  const [feature, name] = procedure as readonly unknown[];
  if (feature === "versions" && name === "get") return mentions(state.data, [id]);
  return (feature !== "workspaces" || name !== "list") && mentions(options, [id]);
}

/** What a text is made of: long, and it names nothing. */
const texts: ReadonlySet<string> = new Set(["serializedEditorState", "pendingMerge"]);

function mentions(value: unknown, ids: readonly string[]): boolean {
  if (typeof value === "string") return ids.includes(value);
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some((each) => mentions(each, ids));
  return Object.entries(value).some(([name, each]) => !texts.has(name) && mentions(each, ids));
}
