import type { Config } from "../config/config.ts";
import type { DatabaseAddress } from "./connect.ts";

/** The address of the database that the settings name; undefined means the embedded one. */
export function configuredAddress({
  databaseUrl,
  databaseListenUrl,
}: Pick<Config, "databaseUrl" | "databaseListenUrl">): DatabaseAddress | undefined {
  if (databaseUrl === undefined || databaseListenUrl === undefined) return databaseUrl;
  return { pooled: databaseUrl, sessions: databaseListenUrl };
}
