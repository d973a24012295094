import { setTimeout as wait } from "node:timers/promises";
import { call } from "@orpc/server";
import type { FirstAnswer } from "@stemma/contract/first-render";
import type { OrganizationId } from "@stemma/domain/ids";
import type { Memberships } from "../access/organization-scope.ts";
import type { SignedIn } from "../access/signed-in.ts";
import type { PageViewHead } from "../platform/page-read.ts";
import { findProcedures } from "./direct-calls.ts";
import type { ReportError } from "./report-errors.ts";

interface Needs {
  /** The procedures of the contract, by their names. */
  readonly router: object;
  readonly memberships: Memberships;
  readonly reportUnexpected: ReportError;
  /** What has no answer after this time is left out, and the client asks for it. In milliseconds. */
  readonly maxMs?: number;
}

/** Who asks, where, and for what screen. */
interface Asked {
  readonly visitor: SignedIn;
  readonly organizationId: OrganizationId;
  /** The page whose text is on screen; `null` on other screens. */
  readonly shown: PageViewHead | null;
}

/** Answers in the order of their calls. Never fails: a call that is refused or fails is left out. */
export type FirstAnswers = (asked: Asked) => Promise<FirstAnswer[]>;

type Call = Omit<FirstAnswer, "output">;

/** While the answers are awaited, the client does not start. */
const answersMaxMs = 1_000;

/** How many pages of a level the sidebar reads at once (`use-read-rows.ts` of the web client). */
const levelLimit = 100;

/** A page this deep has few visits: the sidebar asks for the levels below. */
const levelsMax = 10;

const workspaces: Call = { path: ["workspaces", "list"], type: "query" };

/** What the frame of every screen shows. */
const ofEveryScreen: readonly Call[] = [
  { path: ["pins", "list"], input: {}, type: "query" },
  { path: ["requests", "list"], input: {}, type: "infinite" },
  { path: ["invitations", "mine"], input: {}, type: "infinite" },
  { path: ["notifications", "count"], type: "query" },
];

/**
 * Answers what the client would ask for right after the first text: by the procedures themselves, as the person and in the organization of
 * the document. So each list is allowed as a call is, and nothing is kept here.
 */
export function createFirstAnswers({
  router,
  memberships,
  reportUnexpected,
  maxMs = answersMaxMs,
}: Needs): FirstAnswers {
  const procedures = findProcedures(router, (each) => each["~orpc"].route.method === "GET");

  return async ({ visitor, organizationId, shown }) => {
    const found = new Map<string, FirstAnswer>();
    const started = new Map<string, Promise<unknown>>();
    const context = {
      visitor,
      memberships,
      namedOrganization: organizationId,
      reportUnexpected: (error: unknown) => reportUnexpected(error, null),
    };
    const read = async (asked: Call): Promise<unknown> => {
      const { path, input } = asked;
      const procedure = procedures.get(path.join("/"));
      if (procedure === undefined) throw new Error(`There is no ${path.join("/")} to read.`);
      const output: unknown = await call(procedure, input, { path, context });
      found.set(JSON.stringify(asked), { ...asked, output });
      return output;
    };
    /** Once for each: a page of the person's own workspace stands on a level that is open anyway. */
    const answer = (asked: Call): Promise<unknown> => {
      const key = JSON.stringify(asked);
      const answered = started.get(key) ?? read(asked);
      started.set(key, answered);
      return answered;
    };
    const tree = answer(workspaces).then((list) => answerAll(answer, levelsOfOwn(list)));
    const asked = [tree, answerAll(answer, [...ofEveryScreen, ...callsOf(shown)])];
    const timer = new AbortController();
    await Promise.race([
      Promise.allSettled(asked),
      wait(maxMs, undefined, { signal: timer.signal }).catch(() => undefined),
    ]);
    timer.abort();
    return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
  };
}

function answerAll(answer: (asked: Call) => Promise<unknown>, calls: readonly Call[]) {
  return Promise.allSettled(calls.map(answer));
}

/** What is below the text of a page, and the levels of the tree down to it. */
function callsOf(shown: PageViewHead | null): Call[] {
  if (shown === null) return [];
  const { page, workspace, path } = shown;
  const pageId = page.id;
  const isInTree = !page.deleted && page.kind === "page";
  const calls: Call[] = [];
  if (isInTree) calls.push({ path: ["pages", "around"], input: { pageId }, type: "query" });
  if (page.publishedVersion !== null) {
    calls.push({ path: ["links", "backlinks"], input: { pageId }, type: "infinite" });
  }
  if (!isInTree) return calls;
  const above = [null, ...path.slice(0, levelsMax - 1).map(({ id }) => id)];
  return [...calls, ...above.map((parentPageId) => level(workspace.id, parentPageId))];
}

/** The top of the person's own workspace, which is open until they close it. */
function levelsOfOwn(list: unknown): Call[] {
  const { items } = list as { items: readonly { id: string; isPersonalWorkspace: boolean }[] };
  return items.filter(({ isPersonalWorkspace }) => isPersonalWorkspace).map(({ id }) => level(id));
}

function level(workspaceId: string, parentPageId: string | null = null): Call {
  const input = { workspaceId, parentPageId, limit: levelLimit };
  return { path: ["pages", "level"], input, type: "query" };
}
