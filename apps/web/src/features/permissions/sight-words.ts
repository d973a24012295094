import type { Reader } from "@stemma/contract/permissions.contract";
import type { UserId } from "@stemma/domain/ids";
import { whoSees } from "../../lib/who-sees.ts";

/** What every member of the organization is in a workspace; `null` where it is for its own members alone. */
export type Openness = "viewer" | "editor" | null;

interface PageFacts {
  readonly isPublished: boolean;
  readonly workspaceName: string;
  readonly asker: UserId | null;
  /** Everybody who sees the page now; `null` where that can't be said. */
  readonly here: readonly Reader[] | null;
  /** Everybody who is in its workspace; `null` where that can't be said. */
  readonly there: readonly Reader[] | null;
}

/** Who gains or loses sight of a page that is restricted, or opened to its workspace; in sentences, at least one. */
export function pageSightWords(
  isRestricted: boolean,
  { isPublished, workspaceName, asker, here, there }: PageFacts,
): readonly string[] {
  if (!isPublished) {
    return isRestricted
      ? ["Nobody sees it now but the people named here, and that stays so when it is published."]
      : [`When it is published, everyone in “${workspaceName}” will see it.`];
  }
  if (isRestricted) {
    if (here === null) {
      return [`Whoever is in “${workspaceName}” and not named here will no longer see this page.`];
    }
    const losing = here.filter(
      ({ id, reasons }) => id !== asker && !reasons.some(({ from }) => from === "page"),
    );
    return whoSees({ gaining: [], losing });
  }
  if (here === null || there === null) {
    return [`Everyone in “${workspaceName}” will see this page.`];
  }
  const known = new Set(here.map(({ id }) => id));
  return whoSees({ gaining: there.filter(({ id }) => !known.has(id)), losing: [] });
}

interface WorkspaceFacts {
  readonly before: Openness;
  readonly organizationName: string;
  /** Everybody who is in the workspace now; `null` where that can't be said. */
  readonly here: readonly Reader[] | null;
}

/** Who gains or loses sight of a workspace that is opened to the organization, or closed; in sentences, at least one. */
export function workspaceSightWords(
  openness: Openness,
  { before, organizationName, here }: WorkspaceFacts,
): readonly string[] {
  if (openness === null) {
    if (here === null) return ["Whoever is not named here will no longer see this workspace."];
    const losing = here.filter(({ reasons }) =>
      reasons.every(({ from }) => from === "organization"),
    );
    return whoSees({ gaining: [], losing }, "workspace");
  }
  if (before === null) {
    const what = openness === "viewer" ? "see" : "see, edit and publish";
    return [
      `Everyone in ${organizationName} will ${what} the pages of this workspace that are not restricted.`,
    ];
  }
  return openness === "viewer"
    ? ["Whoever is not named here will only read its pages, and no longer edit them."]
    : [`Everyone in ${organizationName} will edit and publish its pages.`];
}
