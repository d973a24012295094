/** A Citus cluster. */
export interface Citus {
  /** The address of the database `postgres` at the coordinator, as a superuser. */
  readonly coordinator: string;
  /** The same at each worker. */
  readonly workers: readonly string[];
  /** The ids of the first processes, the coordinator's first. */
  readonly pids: readonly number[];
  stop(): Promise<void>;
}

export function startCitus(options?: { readonly workerCount?: number }): Promise<Citus | undefined>;
