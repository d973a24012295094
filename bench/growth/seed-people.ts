import type { StageSql } from "./run-stages.ts";
import { workspaces } from "./seed-pages.ts";

/** Who administers the large organization, and how many others there are. */
interface People {
  readonly organizationId: string;
  readonly userId: string;
  readonly organizations: number;
  readonly people: number;
}

/** Makes organizations, their workspaces and people; every tenth person is in the large organization too. */
export async function seedPeople(tx: StageSql, size: People): Promise<void> {
  const { organizationId, userId, organizations, people } = size;
  await tx`insert into organizations (id, organization_name, created_at)
    select seed.id_of('organization', n), 'Organization ' || n, now() from generate_series(1, ${organizations}::int) n`;
  await tx`create table seed.homes as
    select n, seed.id_of('person', n) as user_id, seed.id_of('organization', n % ${organizations}::int + 1) as organization_id,
      seed.id_of('workspace', n % ${organizations}::int + 1) as workspace_id, n % 10 = 0 as is_here
    from generate_series(1, ${people}::int) n`;
  await tx`insert into users (id, email, first_name, last_name, created_at, recent_organization_id)
    select user_id, 'person' || n || '@example.org', 'Person', n::text, now(), organization_id from seed.homes`;
  await tx`insert into workspaces (id, organization_id, workspace_name, is_personal_workspace, created_at, updated_at, updated_by)
    select seed.id_of('workspace', n), seed.id_of('organization', n), 'Workspace ' || n, false, now(), now(), ${userId}::uuid
    from generate_series(1, ${organizations}::int) n
    union all select seed.id_of('here', n), ${organizationId}::uuid, 'Workspace ' || n, false, now(), now(), ${userId}::uuid
    from generate_series(1, ${workspaces}::int) n`;
  await tx`insert into organization_members (organization_id, user_id, role, joined_at)
    select organization_id, user_id, 'user', now() from seed.homes
    union all select ${organizationId}::uuid, user_id, 'user', now() from seed.homes where is_here`;
  await tx`insert into workspace_members (organization_id, workspace_id, user_id, role, own_role)
    select organization_id, workspace_id, user_id, 'editor', 'editor' from seed.homes
    union all select ${organizationId}::uuid, seed.id_of('here', w), user_id, 'editor', 'editor'
      from seed.homes, generate_series(1, ${workspaces}::int) w where is_here and (n / 10 + w) % 8 = 0
    union all select ${organizationId}::uuid, seed.id_of('here', w), ${userId}::uuid, 'administrator', 'administrator'
      from generate_series(1, ${workspaces}::int) w`;
  await tx`insert into configurations (organization_id, user_id, personal_workspace_id, is_show_sidebar, is_show_pinned, is_show_recent,
      recent_items_display, new_pin_insertion)
    select organization_id, user_id, workspace_id, true, true, true, 'both', 'top' from seed.homes
    union all select ${organizationId}::uuid, user_id, workspace_id, true, true, true, 'both', 'top' from seed.homes where is_here`;
}
