import type { OrganizationId, PageId, TaskId } from "@stemma/domain/ids";
import type { TaskKind, TaskPayload } from "./outbox.table.ts";

/** Work that a transaction leaves to be done after its commit. */
export interface NewTask {
  readonly id: TaskId;
  readonly kind: TaskKind;
  readonly pageId: PageId;
  readonly payload: TaskPayload;
}

/** A task whose next step is due. */
export interface Task extends NewTask {
  readonly organizationId: OrganizationId;
  /** When the task was added, by the database's clock: PostgreSQL's text, with microseconds. */
  readonly createdAt: string;
  /** How often this step has failed. */
  readonly attempts: number;
}

/** The payload of a task. */
export type { TaskPayload };

/**
 * Does one step of a task in a transaction. Returns the payload of the next step, or `null` after the last one. A step whose transaction fails
 * runs again, also on another node.
 */
export type TaskHandler<Stores> = (stores: Stores, task: Task) => Promise<TaskPayload | null>;

/** Leaves work to be done after the commit of the transaction. */
export interface Tasks {
  /** Adds a task, which is due as soon as the transaction has committed. */
  add(scope: { readonly organizationId: OrganizationId }, task: NewTask): Promise<void>;
}
