import type { Reader } from "@stemma/contract/permissions.contract";
import type { UserId } from "@stemma/domain/ids";
import { whoSees } from "../../../entities/page/who-sees.ts";
import { messages } from "../messages.ts";

/** The role of every organization member in a workspace; `null` if only its own members have access. */
export type OrganizationAccess = "viewer" | "editor" | null;

interface PageFacts {
  readonly workspaceName: string;
  /** The person who restricts the page: they keep access. */
  readonly userId: UserId | null;
  /** All people who can see the page now; `null` if that is unknown. */
  readonly readers: readonly Reader[] | null;
}

/** Who loses access when a published page is restricted; at least one sentence. */
export function restrictingWords({ workspaceName, userId, readers }: PageFacts): readonly string[] {
  if (readers === null) return [messages.accessLoss.page(workspaceName)];
  const losing = readers.filter(
    ({ id, reasons }) => id !== userId && !reasons.some(({ from }) => from === "page"),
  );
  return whoSees({ gaining: [], losing });
}

/**
 * What people lose when an open workspace is closed (`null`), or when the organization's access becomes read-only; at
 * least one sentence. `readers` are all its readers now, or `null` if that is unknown.
 */
export function narrowingWords(
  after: "viewer" | null,
  readers: readonly Reader[] | null,
): readonly string[] {
  if (after === "viewer") return [messages.accessLoss.editing];
  if (readers === null) return [messages.accessLoss.workspace];
  const losing = readers.filter(({ reasons }) =>
    reasons.every(({ from }) => from === "organization"),
  );
  return whoSees({ gaining: [], losing }, "workspace");
}
