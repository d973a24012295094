import { isDeepStrictEqual } from "node:util";
import { bodyBlocks } from "@stemma/document/body-blocks";
import { withChange, type BodyChange } from "@stemma/document/body-change";
import { bodyFiles } from "@stemma/document/files/body-files";
import type { PageBody } from "@stemma/document/format";
import { migrateBody } from "@stemma/document/migrate-body";
import type { FileId } from "@stemma/domain/ids";

/** A valid body as it is stored. */
export interface BodyToStore {
  /** The body's JSON, of the current format version. */
  readonly json: string;
  /** The files that the body shows. */
  readonly fileIds: readonly FileId[];
}

/** Untrusted input that was read as a body, or its first error with the path. */
export type CheckedBody =
  | {
      readonly ok: true;
      readonly stored: BodyToStore;
      /** The first row that is a snippet, from 0; -1 if there is none. */
      readonly snippetRow: number;
      /** Whether the stored body equals the input; missing if they were not compared. */
      readonly isAsSent?: boolean;
    }
  | { readonly ok: false; readonly error: { readonly path: string; readonly reason: string } };

/** Reads untrusted input as a body. Of 5,000 rows this takes 50 ms. */
export function checkBody(input: unknown): CheckedBody {
  const read = migrateBody(input);
  if (!read.ok) return read;
  const { body, json } = read;
  const snippetRow = mayHave(json, snippetMark)
    ? bodyBlocks(body).findIndex(({ kind }) => kind === "snippet")
    : -1;
  return { ok: true, stored: bodyToStore(body, json), snippetRow };
}

/** The same for a long body, in a thread, with `isAsSent`. */
export function checkLongBody(input: unknown): CheckedBody {
  const checked = checkBody(input);
  if (!checked.ok) return checked;
  return { ...checked, isAsSent: isDeepStrictEqual(JSON.parse(checked.stored.json), input) };
}

/** A stored body, as JSON text, and what a save changes of it. */
export interface ChangedBody {
  readonly stored: string;
  readonly change: BodyChange<unknown>;
}

/** Checks a stored body with a change, in a thread. */
export function checkChangedBody({ stored, change }: ChangedBody): CheckedBody {
  const changed = withChange(JSON.parse(stored), change);
  if (changed !== null) return checkLongBody(changed);
  return {
    ok: false,
    error: { path: "change", reason: "The stored body has fewer nodes or another format version." },
  };
}

/** A body as it is stored; `json` is its JSON. */
export function bodyToStore(body: PageBody, json = JSON.stringify(body)): BodyToStore {
  return { json, fileIds: mayHave(json, fileMark) ? bodyFiles(body) : [] };
}

/** What the JSON of a row with a snippet holds, and of one with a file. In the text of a row, the quotes have backslashes. */
const snippetMark = '"type":"snippet"';
const fileMark = '"fileId":';

/** Whether the JSON of a body has such a row: finding out is a hundredth of the work of opening the body. */
function mayHave(json: string, mark: string): boolean {
  return json.includes(mark);
}
