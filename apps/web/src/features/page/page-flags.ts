import type { PageView } from "@stemma/contract/pages.contract";

/** What is said of a page beside its title. Specification, section 2. */
export type PageFlag = "Draft" | "Archived Version" | "Deleted";

/** The flags of a page, of which its published text is shown (`null`), a draft, or an archived version. */
export function pageFlags(
  { deleted }: Pick<PageView["page"], "deleted">,
  shown: "Draft" | "Archived Version" | null,
): readonly PageFlag[] {
  return [...(shown === null ? [] : [shown]), ...(deleted ? (["Deleted"] as const) : [])];
}
