import type { PageView } from "@stemma/contract/page-view-shape";
import { messages } from "../messages.ts";

/** A state of a page, shown beside its title. Specification, section 2. */
export type PageFlag = "template" | "snippet" | "draft" | "archived" | "deleted";

/** The flags of a page. `shown` is the text on screen: `null` for the published one. */
export function pageFlags(
  { deleted, kind }: Pick<PageView["page"], "deleted" | "kind">,
  shown: "draft" | "archived" | null,
): readonly PageFlag[] {
  return [
    ...(kind === "page" ? [] : [kind]),
    ...(shown === null ? [] : [shown]),
    ...(deleted ? (["deleted"] as const) : []),
  ];
}

/** The labels of the flags. */
export function flagLabels(flags: readonly PageFlag[]): readonly string[] {
  return flags.map((flag) => messages.flags[flag]);
}
