import type { UserId } from "@stemma/domain/ids";
import type { Fragment, Sql } from "../platform/database/connect.ts";

/**
 * Whether an organization keeps a member out until they have a second factor: it requires one, and the member can sign in with
 * a password alone. Whoever has no password signs in with a provider, whose second factor counts. `organizationId` and `person` are
 * columns or values. Every query that lets a member in asks this beside the membership (decision 65).
 */
export function lacksSecondFactor(
  sql: Sql,
  person: UserId | Fragment,
  organizationId: Fragment,
): Fragment {
  return sql`exists (select 1 from organizations access_so
    join authentication.users access_su on access_su.id = ${person}
    where access_so.id = ${organizationId} and access_so.requires_second_factor
      and not access_su.two_factor_enabled
      and exists (select 1 from authentication.accounts access_sa
        where access_sa.user_id = access_su.id and access_sa.provider_id = 'credential'))`;
}
