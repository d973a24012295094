import { z } from "zod";
import type { WorkspaceId } from "@stemma/domain/ids";

/** A position in a person's order of workspaces: what the order looks at, of the last workspace that was read. */
export interface WorkspaceCursor {
  /** Its place among those that the person placed; `null` without one. */
  readonly orderKey: string | null;
  readonly isPersonalWorkspace: boolean;
  readonly workspaceName: string;
  readonly id: WorkspaceId;
}

const written = z.tuple([
  z
    .string()
    .regex(/^[0-9A-Za-z]*$/)
    .nullable(),
  z.boolean(),
  z.string(),
  z.uuid(),
]);

/** Reads the cursor of {@link paginateWorkspaces}; `null` for a missing or invalid one: the list then starts at the beginning. */
export function readWorkspaceCursor(text: string | undefined): WorkspaceCursor | null {
  const json = Buffer.from(text ?? "", "base64url").toString();
  const { data } = written.safeParse(parse(json));
  if (data === undefined) return null;
  const [orderKey, isPersonalWorkspace, name, id] = data;
  // PostgreSQL takes no text with this character.
  const workspaceName = name.replaceAll("\u0000", "");
  return { orderKey, isPersonalWorkspace, workspaceName, id: id as WorkspaceId };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Splits the rows of a query with `limit + 1` rows into one part of the list and the cursor of the next one. */
export function paginateWorkspaces<Row extends WorkspaceCursor>(
  rows: readonly Row[],
  limit: number,
) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  if (rows.length <= limit || last === undefined) return { items, nextCursor: null };
  const { orderKey, isPersonalWorkspace, workspaceName, id } = last;
  const position = [orderKey, isPersonalWorkspace, workspaceName, id] satisfies z.input<
    typeof written
  >;
  return { items, nextCursor: Buffer.from(JSON.stringify(position)).toString("base64url") };
}
