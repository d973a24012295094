import type { OrganizationFate } from "@stemma/contract/account-life.contract";
import { messages } from "../messages.tsx";

const { fate: texts } = messages;

type Counts = Pick<OrganizationFate, "fate" | "pagesRemoved" | "draftsRemoved" | "versionsKept">;

/** The effect of deleting the account on one organization, in one to three sentences. */
export function fateWords({ fate, pagesRemoved, draftsRemoved, versionsKept }: Counts): string {
  if (fate === "blocked") return texts.blocked;
  const deleted = [
    ...(pagesRemoved > 0 ? [texts.pages(pagesRemoved)] : []),
    ...(draftsRemoved > 0 ? [texts.drafts(draftsRemoved)] : []),
  ].join(texts.and);
  if (fate === "removed") return `${texts.removed}${deleted === "" ? "" : `: ${deleted}`}.`;
  return [
    texts.left,
    ...(deleted === "" ? [] : [texts.deleted(deleted, pagesRemoved + draftsRemoved)]),
    ...(versionsKept > 0 ? [texts.versionsStay(versionsKept)] : []),
  ].join(" ");
}
