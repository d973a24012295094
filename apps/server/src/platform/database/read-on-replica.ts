import type { Sql } from "./connect.ts";
import type { Replica } from "./open-replica.ts";

/** A use case that only reads. */
type Read = (...rest: never[]) => Promise<unknown>;

/** The names of the use cases that can be reads. */
type ReadName<UseCases> = {
  [Name in keyof UseCases]: UseCases[Name] extends Read ? Name : never;
}[keyof UseCases];

/** Has these use cases answered by the replica where it can; without a replica, leaves all as they are. `composeOn` composes the feature on a connection. */
export function readOnReplica<
  Name extends string,
  UseCases extends { readonly [Each in Name]: Read },
>(
  replica: Replica | undefined,
  useCases: UseCases,
  composeOn: (sql: Sql) => UseCases,
  names: readonly (Name & ReadName<UseCases>)[],
): UseCases {
  if (replica === undefined) return useCases;
  const moved = names.map((name) => [
    name,
    (...rest: never[]) =>
      replica.read(
        (sql) => composeOn(sql)[name](...rest),
        () => useCases[name](...rest),
      ),
  ]);
  return { ...useCases, ...Object.fromEntries(moved) };
}
