import { createHash } from "node:crypto";
import { createPage } from "@stemma/sample/create-page";
import { publishDraft } from "@stemma/sample/publish-draft";
import { saveDraft } from "@stemma/sample/save-draft";
import { inventedWord } from "../invented-text.ts";
import { bodyOf } from "../seed-pages.ts";
import type { Writer } from "../writer.ts";

/** One kind of call. `run` is called with 0, 1, 2, …; `prepare` runs before each and is not measured. */
export interface GrowthCall {
  readonly what: string;
  readonly run: (turn: number) => Promise<unknown>;
  readonly prepare?: (turn: number) => Promise<unknown>;
}

/** The id that the seed gives to the row with this number. */
function idOf(kind: string, number: number): string {
  const hex = createHash("md5").update(`${kind}${number}`).digest("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20)].join("-");
}

const text = bodyOf(["What changed today.", "And why."]);

/** The reads and writes of the person who administers the large organization, each on other pages in each turn. */
export function growthCalls(writer: Writer, pages: number): readonly GrowthCall[] {
  const here = pages / 5;
  /** A page of the large organization, spread over all of them. */
  const page = (turn: number) => idOf("page", (((turn * 7919) % here) + 1) * 5);
  const workspace = (turn: number) => idOf("here", (turn % 40) + 1);
  const many = idOf("page", 5);
  const get = (path: string) => writer.call<{ items: { id: string }[] }>("GET", path);
  const reads: Readonly<Record<string, (turn: number) => string>> = {
    "read a page": (turn) => `/pages/${page(turn)}`,
    "read the page with 300 versions": () => `/pages/${many}`,
    "its versions": () => `/pages/${many}/versions`,
    "the pages around a page": (turn) => `/pages/${page(turn)}/around`,
    "a level of the tree": () => `/workspaces/${workspace(0)}/tree?limit=50`,
    "backlinks of a page": (turn) => `/pages/${page(turn)}/backlinks`,
    "who sees a page": (turn) => `/pages/${page(turn)}/readers?limit=50`,
    "my workspaces": () => "/workspaces",
    "unread pages in each": () => "/reading/counts",
    "a workspace": (turn) => `/workspaces/${workspace(turn)}`,
    "25 pages of a workspace": () => `/workspaces/${workspace(0)}/pages?limit=25`,
    "my drafts": () => "/drafts?limit=25",
    "my pins": () => "/pins?limit=25",
    "my recent items": () => "/recents",
    "my notifications": () => "/notifications",
    "my unread notifications": () => "/notifications?unread=true",
    "their count": () => "/notifications/count",
    "changed since I read": () => "/reading?limit=10",
    "published last": () => "/reading/published?limit=10",
    "my subscriptions": () => "/subscriptions/pages?limit=25",
    members: () => "/members?limit=25",
    "requests to decide": () => "/requests",
    "open invitations": () => "/invitations",
    templates: () => "/templates",
    snippets: () => "/snippets?limit=25",
    "the trash": () => "/trash?limit=25",
    "search titles: a rare word": (turn) =>
      `/search/titles?query=page${(((turn * 7919) % here) + 1) * 5}`,
    "search titles: a common word": (turn) => `/search/titles?query=${inventedWord(turn % 500)}`,
    "search bodies: a rare word": (turn) => `/search/bodies?query=${inventedWord(9000 + turn)}`,
    "search bodies: a common word": (turn) => `/search/bodies?query=${inventedWord(turn % 20)}`,
  };

  const drafts = new Map<number, { id: string; revision: number }>();
  const made = new Map<number, string>();
  const draftOf = (turn: number) => {
    const draft = drafts.get(turn);
    if (draft === undefined) throw new Error(`There is no draft of turn ${turn}.`);
    return draft;
  };
  const save = async (turn: number) => {
    const { id } = draftOf(turn);
    const content = { pageTitle: `Written ${turn}`, body: text };
    drafts.set(turn, { id, revision: await saveDraft(writer, draftOf(turn), content) });
  };
  const madePage = (turn: number) => made.get(turn) ?? "";
  const versions = new Map<number, string>();
  const writes: readonly GrowthCall[] = [
    {
      what: "create a page",
      run: async (turn) => {
        const { pageId, draftId } = await createPage(writer, workspace(turn));
        made.set(turn, pageId);
        drafts.set(turn, { id: draftId, revision: 1 });
      },
    },
    { what: "save a draft", run: save },
    {
      what: "publish a draft",
      run: async (turn) => {
        const { id, revision } = draftOf(turn);
        const publishing = { revision, expected: null, subjectLine: "First" };
        versions.set(turn, await publishDraft(writer, id, publishing));
      },
    },
    {
      what: "move a page",
      run: (turn) =>
        writer.call("POST", `/pages/${madePage(turn)}/move`, {
          workspaceId: workspace(turn),
          after: null,
        }),
    },
    {
      what: "pin a page",
      run: (turn) =>
        writer.call("POST", "/pins", {
          item: { type: "page", id: madePage(turn) },
          action: "add",
          pinInsertion: "bottom",
        }),
    },
    {
      what: "subscribe to a page",
      run: (turn) =>
        writer.call("PUT", `/pages/${madePage(turn)}/subscription`, { action: "subscribe" }),
    },
    {
      what: "restrict a page",
      run: (turn) =>
        writer.call("PUT", `/pages/${madePage(turn)}/restriction`, { isRestricted: true }),
    },
    {
      what: "delete a page",
      run: (turn) =>
        writer.call("DELETE", `/pages/${madePage(turn)}`, {
          expectedPublishedVersion: versions.get(turn),
        }),
    },
    {
      what: "restore a page",
      run: (turn) => writer.call("POST", `/pages/${madePage(turn)}/restore`, {}),
    },
    {
      what: "remove a page for good",
      prepare: (turn) =>
        writer.call("DELETE", `/pages/${madePage(turn)}`, {
          expectedPublishedVersion: versions.get(turn),
        }),
      run: (turn) => writer.call("DELETE", `/trash/pages/${madePage(turn)}`),
    },
  ];
  return [
    ...Object.entries(reads).map(([what, path]) => ({
      what,
      run: (turn: number) => get(path(turn)),
    })),
    ...writes,
  ];
}
