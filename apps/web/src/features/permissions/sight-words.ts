import type { Reader } from "@stemma/contract/permissions.contract";
import type { UserId } from "@stemma/domain/ids";
import { whoSees } from "../../lib/who-sees.ts";

/** What every member of the organization is in a workspace; `null` where it is for its own members alone. */
export type Openness = "viewer" | "editor" | null;

interface PageFacts {
  readonly workspaceName: string;
  readonly asker: UserId | null;
  /** Everybody who sees the page now; `null` where that can't be said. */
  readonly here: readonly Reader[] | null;
}

/** Who loses sight of a published page that is restricted; in sentences, at least one. */
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
 * What people lose when an open workspace is closed (`null`), or when the organization may only read it; in sentences, at
 * least one. `here` is everybody who is in it now, or `null` where that can't be said.
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
