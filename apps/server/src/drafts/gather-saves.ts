import { isConnectionLost } from "../platform/database/is-connection-lost.ts";
import { isLongText } from "../platform/text-on-loop.ts";
import type { PlainSave, SavedRow } from "./plain-save.store.ts";

/** How many groups are written at the same time: PostgreSQL works on one while the commit of the other is on its way to the disk. */
const groupsMax = 2;

/** A group is full with so many saves, or once their bodies have so many characters together. */
const savesMax = 16;
const charactersMax = 500_000;

interface Needs {
  /**
   * Writes saves of different drafts in one transaction, without waiting for other transactions. `null` for a save that was not written:
   * another transaction has locked its draft, or it is a conflict.
   */
  saveTogether(saves: readonly PlainSave[]): Promise<(SavedRow | null)[]>;
  /** Writes one save. Waits while another transaction has locked its draft. `null` if it is a conflict. */
  saveAlone(save: PlainSave): Promise<SavedRow | null>;
}

/** A save, and how to answer the caller who waits for it. */
interface Asked {
  readonly save: PlainSave;
  resolve(saved: SavedRow | null): void;
  reject(error: unknown): void;
}

/**
 * Group commit: returns a function that saves like `saveAlone`, but writes the saves that arrive while others are being written together, in
 * one transaction. A caller gets its answer after the commit.
 *
 * No save fails because of another one, or waits longer than for its group: a save that its group did not write is written alone, and so is
 * each save of a group that PostgreSQL refused. Only a lost connection fails a whole group; its saves may be sent again. Long bodies are
 * never in a group.
 *
 * At most one save of a draft is being written, so the saves of a draft are written in the order in which they arrived.
 *
 * With `areAlone`, there are no groups, and only this order is kept: on a database that is spread, no statement writes drafts of several organizations.
 */
export function gatherSaves(
  { saveTogether, saveAlone }: Needs,
  areAlone = false,
): Needs["saveAlone"] {
  let waiting: Asked[] = [];
  let isScheduled = false;
  let groupsWriting = 0;
  /** The drafts of which a save is being written. */
  const draftsWriting = new Set<string>();

  /** Begins to write what may be written now; the rest waits. */
  function send(): void {
    const groups: Asked[][] = [];
    const alone: Asked[] = [];
    const rest: Asked[] = [];
    const draftsSeen = new Set(draftsWriting);
    for (const asked of waiting) {
      const { draftId, body } = asked.save;
      if (draftsSeen.has(draftId)) rest.push(asked);
      else if (areAlone || isLongText(body)) alone.push(asked);
      else if (!addToGroup(groups, asked, groupsMax - groupsWriting)) rest.push(asked);
      draftsSeen.add(draftId);
    }
    waiting = rest;
    for (const group of groups) void writeGroup(group);
    for (const asked of alone) void writeAlone(asked);
  }

  async function writeGroup(group: readonly Asked[]): Promise<void> {
    groupsWriting += 1;
    for (const { save } of group) draftsWriting.add(save.draftId);
    const unwritten = await answerTogether(group);
    groupsWriting -= 1;
    for (const { save } of group) draftsWriting.delete(save.draftId);
    for (const asked of unwritten) void writeAlone(asked);
    send();
  }

  async function writeAlone({ save, resolve, reject }: Asked): Promise<void> {
    draftsWriting.add(save.draftId);
    await saveAlone(save).then(resolve, reject);
    draftsWriting.delete(save.draftId);
    send();
  }

  /** Writes a group and answers its callers. Returns those whose saves must be written alone. */
  async function answerTogether(group: readonly Asked[]): Promise<readonly Asked[]> {
    try {
      const saved = await saveTogether(group.map(({ save }) => save));
      return group.filter(({ resolve }, at) => {
        const row = saved[at] ?? null;
        if (row !== null) resolve(row);
        return row === null;
      });
    } catch (error) {
      if (!isConnectionLost(error)) return group;
      for (const { reject } of group) reject(error);
      return [];
    }
  }

  return (save) =>
    new Promise((resolve, reject) => {
      waiting.push({ save, resolve, reject });
      if (isScheduled) return;
      isScheduled = true;
      // The saves of all requests that have arrived by now are asked for before this runs.
      setImmediate(() => {
        isScheduled = false;
        send();
      });
    });
}

/** Adds to the last group, or to a new one if that is full and there are fewer than `most`. Returns whether it was added. */
function addToGroup(groups: Asked[][], asked: Asked, most: number): boolean {
  let last = groups.at(-1);
  if (last === undefined || isFull(last)) {
    if (groups.length >= most) return false;
    groups.push((last = []));
  }
  last.push(asked);
  return true;
}

function isFull(group: readonly Asked[]): boolean {
  const characters = group.reduce((sum, { save }) => sum + save.body.length, 0);
  return group.length >= savesMax || characters >= charactersMax;
}
