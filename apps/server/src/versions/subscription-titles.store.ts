import type { PageId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";
import { isSpread } from "../platform/database/spread-tables.ts";

/**
 * Writes the published title of a page beside the subscriptions to it. Triggers do that, but not on a database that is spread, whose tables can
 * have none: elsewhere this does nothing. Call it in the transaction that publishes or subscribes; `own` is the connection of the page's organization.
 */
export async function keepSubscriptionTitles(own: Sql, pageId: PageId): Promise<void> {
  if (!isSpread()) return;
  await own`update page_subscribers s set page_title = left(v.page_title, 500)
    from pages p join page_versions v on v.id = p.published_version
    where p.id = ${pageId} and s.page_id = p.id
      and s.page_title is distinct from left(v.page_title, 500)`;
}
