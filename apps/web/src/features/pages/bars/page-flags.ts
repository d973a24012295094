import type { PageView } from "@stemma/contract/pages.contract";

/** The state labels beside a page's title. Specification, section 2. */
export type PageFlag = "Draft" | "Archived Version" | "Deleted";

/** The flags of a page. `shown` is the text on screen: `null` for the published one. */
export function pageFlags(
  { deleted }: Pick<PageView["page"], "deleted">,
  shown: "Draft" | "Archived Version" | null,
): readonly PageFlag[] {
  return [...(shown === null ? [] : [shown]), ...(deleted ? (["Deleted"] as const) : [])];
}
