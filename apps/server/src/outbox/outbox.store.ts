import type { OrganizationId, TaskId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";
import type { TaskPayload } from "./outbox.table.ts";
import type { NewTask, Task } from "./task.ts";

/** Keeps the tasks that transactions leave to be done after their commit. */
export function createOutboxStore(sql: Sql) {
  const added: TaskId[] = [];

  return {
    /** Adds a task, which is due as soon as the transaction has committed. */
    async add(
      { organizationId }: { readonly organizationId: OrganizationId },
      { id, kind, pageId, payload }: NewTask,
    ): Promise<void> {
      await sql`
        insert into outbox (id, organization_id, kind, page_id, payload)
        values (${id}, ${organizationId}, ${kind}, ${pageId}, ${JSON.stringify(payload)})`;
      added.push(id);
    },

    /** The tasks that were added by these stores. */
    added: (): readonly TaskId[] => added,

    /**
     * A task that is due, new ones first, with a lock until the transaction ends; `null` if none is due. Other nodes skip it meanwhile.
     * The transaction does not wait for the disk at its commit: if a crash loses it, it loses what it wrote and the completion of the
     * step together, and the step runs again.
     */
    async claim(now: Date): Promise<Task | null> {
      await sql`select set_config('synchronous_commit', 'off', true)`;
      const [task] = await sql<Task[]>`
        select id, organization_id as "organizationId", kind, page_id as "pageId", payload, attempts,
          created_at as "createdAt"
        from outbox where due_at is null or due_at <= ${now}
        order by due_at nulls first, id limit 1 for update skip locked`;
      return task ?? null;
    },

    /** Prepares the next step of a task, behind the other tasks that are due. */
    async advance(id: TaskId, payload: TaskPayload, dueAt: Date): Promise<void> {
      await sql`
        update outbox set payload = ${JSON.stringify(payload)}, due_at = ${dueAt}, attempts = 0
        where id = ${id}`;
    },

    /** Counts a failure of a step, which is tried again at `dueAt`. */
    async postpone(id: TaskId, dueAt: Date): Promise<void> {
      await sql`update outbox set attempts = attempts + 1, due_at = ${dueAt} where id = ${id}`;
    },

    /** How many tasks there are, how many of them have failed before, and the age of the oldest in seconds. */
    async count(): Promise<{ waiting: number; failed: number; oldest: number }> {
      const [counted] = await sql<{ waiting: number; failed: number; oldest: number }[]>`
        select count(*)::int as waiting, count(*) filter (where attempts > 0)::int as failed,
          coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as oldest
        from outbox`;
      return counted ?? { waiting: 0, failed: 0, oldest: 0 };
    },

    /** Removes a completed task. */
    async remove(id: TaskId): Promise<void> {
      await sql`delete from outbox where id = ${id}`;
    },
  };
}

export type OutboxStore = ReturnType<typeof createOutboxStore>;
