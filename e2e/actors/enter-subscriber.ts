import type { Actor } from "./actor.ts";
import { enterAsMember, type Cast } from "./enter-as-member.ts";
import { makePage } from "./make-page.ts";
import { subscribeToPage } from "./subscribe.ts";

interface Subscription {
  readonly member: Actor;
  readonly pageId: string;
  readonly versionId: string;
}

/** A page that the owner published once, and Mara, a member of the owner's organization who subscribed to it. */
export async function enterSubscriber(
  cast: Cast,
  pageTitle = "The bread day",
): Promise<Subscription> {
  const member = await enterAsMember(cast, "Mara Member");
  const { pageId, versionId } = await makePage(cast.owner, pageTitle, "Feed it at six.");
  await subscribeToPage(member, pageId);
  return { member, pageId, versionId };
}
