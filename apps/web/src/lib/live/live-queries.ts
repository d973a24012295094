import type { LiveEvent } from "@stemma/contract/live-event";

/**
 * The cached answers that an event makes out of date: all answers of the procedures whose path begins with one of
 * `paths` ('drafts', 'workspaces.pages'), and all answers that mention one of `ids`.
 */
export interface Touched {
  readonly paths: readonly string[];
  readonly ids: readonly string[];
}

const everything: Touched = { paths: [""], ids: [] };
/** The answers that say where pages are. */
const tree = ["pages.level", "pages.around"];
/** The answers that change when a page appears or disappears, and the screen of a page that may be visible again. */
const listsOfPages = [
  "workspaces",
  "snippets",
  "pins",
  "recents",
  "reading",
  "drafts",
  "search",
  "pages.get",
  "templates",
  "links",
  "notifications",
  ...tree,
];

/** An event's name: the kind of its topic and its own kind, as in 'page version'. */
type EventName = LiveEvent extends infer Event
  ? Event extends { topic: `${infer Topic}:${string}`; kind: infer Kind extends string }
    ? `${Topic} ${Kind}`
    : never
  : never;

/**
 * Which answers each event makes out of date; defined only here. A new kind of event does not compile until it is
 * listed.
 */
const meanings: Readonly<Record<EventName, readonly string[] | "everything">> = {
  "user drafts": ["drafts", "pages.level"],
  "user pins": ["pins"],
  "user recents": ["recents"],
  "user reading": ["reading", "recents", "pins", "notifications"],
  "user configuration": ["accounts.current"],
  "user workspaces": ["workspaces.list", "reading"],
  "user account": ["accounts"],
  "user organizations": ["accounts", "organizations"],
  "user notifications": ["notifications"],
  "user subscriptions": ["subscriptions"],
  "user requests": ["requests", "invitations"],
  "user access": "everything",
  "user sessions": [],
  "organization name": ["accounts", "organizations", "trash"],
  "organization members": ["accounts", "members", "mentions", "permissions"],
  "organization workspaces": ["accounts", "workspaces.list"],
  "organization trash": ["trash"],
  "organization invitations": ["invitations"],
  "organization requests": ["requests"],
  "organization access": "everything",
  "workspace name": ["workspaces.list"],
  "workspace settings": ["workspaces.get", "workspaces.list", "pages.get", "templates"],
  "workspace pages": [
    "snippets.list",
    "workspaces.pages",
    "workspaces.list",
    "search",
    "reading",
    "templates",
    ...tree,
  ],
  "workspace members": ["permissions", "workspaces.get"],
  "workspace requests": ["requests"],
  "workspace access": "everything",
  "page version": ["reading"],
  "page icon": [],
  "page backlinks": ["links.backlinks"],
  "page uses": ["snippets.uses", "snippets.list"],
  "page deletion": ["search", "reading", ...tree],
  "page move": ["workspaces.pages", "search", ...tree],
  "page readers": ["permissions"],
  "page requests": ["requests"],
  "page access": [],
};

/** The cached answers that an event makes out of date. */
export function touchedBy({ topic, kind, ids = {} }: LiveEvent): Touched {
  const [topicKind = "", topicId = ""] = topic.split(":");
  const name = `${topicKind} ${kind}`;
  // A newer server may send kinds of events that this client does not know.
  if (!isListed(name)) return { paths: [], ids: [] };
  const meaning = meanings[name];
  if (meaning === "everything") return everything;
  // The event names no page, because not every member may see it.
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

/** The answers about one version, which names its page in its data. */
const ofOneVersion: ReadonlySet<string> = new Set(["versions.get", "versions.authors"]);

/** The parts of a cached query that matter here. */
interface KnownQuery {
  readonly queryKey: readonly unknown[];
  readonly state: { readonly data: unknown };
}

/** Whether an event makes a cached answer out of date. Never one about a version: versions do not change. */
export function isTouched({ queryKey, state }: KnownQuery, { paths, ids }: Touched): boolean {
  const [procedure, options] = queryKey;
  if (!Array.isArray(procedure)) return false;
  const path = procedure.join(".");
  if (ofOneVersion.has(path)) return false;
  if (paths.some((start) => start === "" || `${path}.`.startsWith(`${start}.`))) return true;
  return ids.length > 0 && (mentions(options, ids) || mentions(state.data, ids));
}

/** Whether an answer belongs to one page or workspace, versions included. A list that mentions it does not. */
export function isAbout({ queryKey, state }: KnownQuery, id: string): boolean {
  const [procedure, options] = queryKey;
  if (!Array.isArray(procedure)) return false;
  const [feature, name] = procedure as readonly unknown[];
  if (ofOneVersion.has(`${String(feature)}.${String(name)}`)) return mentions(state.data, [id]);
  return (feature !== "workspaces" || name !== "list") && mentions(options, [id]);
}

/** Fields that hold a page's text: long, and without ids to search for. */
const texts: ReadonlySet<string> = new Set(["serializedEditorState", "pendingMerge"]);

function mentions(value: unknown, ids: readonly string[]): boolean {
  if (typeof value === "string") return ids.includes(value);
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some((each) => mentions(each, ids));
  return Object.entries(value).some(([name, each]) => !texts.has(name) && mentions(each, ids));
}
