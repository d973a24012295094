import { setTimeout as wait } from "node:timers/promises";
import { createPage } from "@stemma/sample/create-page";
import { openDraft } from "@stemma/sample/open-draft";
import type { Cluster } from "../../deploy/ha/cluster/start-cluster.mjs";
import { bodyOf } from "../../e2e/fixtures/body-of.ts";
import { signUpAt } from "./sign-up-at.ts";

/** How long to wait before a call is sent again, in milliseconds. */
const againMs = 500;

/** Every so many saves, the draft is published. */
const savesPerPublish = 12;

/** What the server acknowledged to a writer. */
export interface Acknowledged {
  readonly pageId: string;
  /** The words of the last save. */
  readonly words: string;
  readonly saves: number;
  /** The subject lines of the published versions, in order. */
  readonly published: readonly string[];
  /** How many calls failed, and were sent again. */
  readonly failures: number;
}

/** Somebody who writes one page, and sends what failed again, as our own client does. */
export interface PersistentWriter {
  readonly acknowledged: () => Acknowledged;
  /** Compares what was acknowledged with what the server has. */
  readonly check: () => Promise<Losses>;
  /** Ends after the call that runs. */
  stop(): Promise<void>;
}

/** What is missing, and what is there twice. */
interface Losses {
  readonly lostSaves: number;
  readonly lostVersions: number;
  readonly doubledVersions: number;
}

interface Draft {
  readonly id: string;
  revision: number;
}

/** Signs somebody up, who writes from then on, about twice a second. */
export async function startWriter(cluster: Cluster, number: number): Promise<PersistentWriter> {
  const writer = await signUpAt(cluster, number);
  const { pageId, draftId } = await createPage(writer, writer.workspaceId);
  let draft: Draft | null = { id: draftId, revision: 1 };
  let [words, saves, failures] = ["", 0, 0];
  let expected: string | null = null;
  const published: string[] = [];
  const ending = new AbortController();

  /** Sends a call until it is answered. */
  async function persist<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (!mayPass(error)) throw error;
        failures += 1;
        await wait(againMs);
      }
    }
  }

  async function save(current: Draft, text: string): Promise<void> {
    const saveId = crypto.randomUUID();
    const answer = await persist(() =>
      writer.call<{ revision: number }>("PUT", `/drafts/${current.id}`, {
        expectedRevision: current.revision,
        saveId,
        pageTitle: text,
        serializedEditorState: bodyOf(text),
        draftNotes: null,
      }),
    );
    current.revision = answer.revision;
    [words, saves] = [text, saves + 1];
  }

  /** The newest version of the page; `null` before the first. */
  const newest = () =>
    persist(async () => {
      const { page } = await writer.call<{ page: { publishedVersion: string | null } }>(
        "GET",
        `/pages/${pageId}`,
      );
      return page.publishedVersion;
    });

  /** A publish whose answer is lost may have happened: the page says so. */
  async function publish(current: Draft): Promise<void> {
    const subjectLine = `Version ${published.length + 1}`;
    for (;;) {
      try {
        const { versionId } = await writer.call<{ versionId: string }>(
          "POST",
          `/drafts/${current.id}/publish`,
          {
            expectedRevision: current.revision,
            expectedPublishedVersion: expected,
            publishMessage: { subjectLine, body: "" },
          },
        );
        expected = versionId;
        break;
      } catch (error) {
        if (!mayPass(error)) throw error;
        failures += 1;
        await wait(againMs);
        const now = await newest();
        if (now === expected) continue;
        expected = now;
        break;
      }
    }
    published.push(subjectLine);
  }

  const run = async () => {
    for (let count = 1; !ending.signal.aborted; count += 1) {
      draft ??= await persist(() => openDraft(writer, pageId));
      await save(draft, `Writer ${number}, save ${count}.`);
      if (count % savesPerPublish === 0) {
        await publish(draft);
        draft = null;
      }
      await wait(300 + Math.random() * 400);
    }
  };
  const running = run();
  // It is awaited when the writer stops.
  running.catch(() => {});

  return {
    acknowledged: () => ({ pageId, words, saves, published: [...published], failures }),
    async check() {
      const view = await writer.call<{
        page: { pageTitle: string };
        draft: { pageTitle: string } | null;
      }>("GET", `/pages/${pageId}`);
      const stored = view.draft?.pageTitle ?? view.page.pageTitle;
      const { items } = await writer.call<{
        items: { publishMessage: { subjectLine: string } }[];
      }>("GET", `/pages/${pageId}/versions`);
      const subjects = items.map(({ publishMessage }) => publishMessage.subjectLine);
      return {
        lostSaves: stored === words ? 0 : 1,
        lostVersions: published.filter((subject) => !subjects.includes(subject)).length,
        doubledVersions: subjects.length - new Set(subjects).size,
      };
    },
    async stop() {
      ending.abort();
      await running;
    },
  };
}

/** Whether the same call may succeed later: no connection, no answer, or an error of the server. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isRefused = /^(PUT|GET|POST|DELETE) \S+: 4\d\d/.test(error.message);
  return !isRefused;
}
