import type { OrganizationFate } from "@stemma/contract/account-life.contract";

type Counts = Pick<OrganizationFate, "fate" | "pagesRemoved" | "draftsRemoved" | "versionsKept">;

/** The effect of deleting the account on one organization, in one or two sentences. */
export function fateWords({ fate, pagesRemoved, draftsRemoved, versionsKept }: Counts): string {
  if (fate === "blocked") {
    return "Nobody else administers it. Make somebody else an administrator first, or remove the others.";
  }
  const gone = [
    ...(pagesRemoved > 0 ? [count(pagesRemoved, "published page")] : []),
    ...(draftsRemoved > 0 ? [count(draftsRemoved, "draft")] : []),
  ].join(" and ");
  if (fate === "removed") {
    return gone === ""
      ? "Only you are in it. It goes, with everything in it."
      : `Only you are in it. It goes, with everything in it: ${gone}.`;
  }
  const goes =
    gone === "" ? "You leave it." : `You leave it. ${capital(gone)} that only you see go.`;
  if (versionsKept === 0) return goes;
  const stays = versionsKept === 1 ? "stays" : "stay";
  return `${goes} ${capital(count(versionsKept, "version"))} that you published ${stays}, under your name.`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
