import type { Reader } from "@stemma/contract/permissions.contract";
import type { UserId } from "@stemma/domain/ids";
import { whoSees } from "../../../entities/page/who-sees.ts";

/** The role of every organization member in a workspace; `null` if only its own members have access. */
export type Openness = "viewer" | "editor" | null;

interface PageFacts {
  readonly workspaceName: string;
  readonly asker: UserId | null;
  /** All people who can see the page now; `null` if that is unknown. */
  readonly here: readonly Reader[] | null;
}

/** Who loses access when a published page is restricted; at least one sentence. */
export function restrictingWords({ workspaceName, asker, here }: PageFacts): readonly string[] {
  if (here === null) {
    return [`Whoever is in “${workspaceName}” and not named here will no longer see this page.`];
  }
  const losing = here.filter(
    ({ id, reasons }) => id !== asker && !reasons.some(({ from }) => from === "page"),
  );
  return whoSees({ gaining: [], losing });
}

/**
 * What people lose when an open workspace is closed (`null`), or when the organization's access becomes read-only; at
 * least one sentence. `here` are all its readers now, or `null` if that is unknown.
 */
export function narrowingWords(
  after: "viewer" | null,
  here: readonly Reader[] | null,
): readonly string[] {
  if (after === "viewer") {
    return ["Whoever is not named here will only read its pages, and no longer edit them."];
  }
  if (here === null) return ["Whoever is not named here will no longer see this workspace."];
  const losing = here.filter(({ reasons }) => reasons.every(({ from }) => from === "organization"));
  return whoSees({ gaining: [], losing }, "workspace");
}
