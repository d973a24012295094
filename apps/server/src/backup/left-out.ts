/**
 * The tables that no archive holds, with the reason. Every other table of Stemma's schemas is in it, a new one too. The
 * table of migrations is in a schema of its own: a restore makes it by migrating.
 */
export const leftOutTables: ReadonlyMap<string, string> = new Map([
  ["authentication.sessions", "a thief of the archive could be whoever is signed in"],
  [
    "authentication.verifications",
    "a thief could use reset links, which end within an hour anyway",
  ],
  ["authentication.attempts", "it counts attempts of the last minutes"],
  ["authentication.rate_limits", "it counts attempts of the last minutes"],
  ["authentication.sign_in_failures", "it counts attempts of the last hours"],
  ["public.backup_runs", "it tells of archives on the disks of this server"],
  ["public.recent_errors", "it tells of this server's last days"],
  ["public.live_events", "its events are for tabs that are open"],
]);

/** The columns that no archive holds; a restore leaves them empty. */
export const leftOutColumns: ReadonlyMap<string, readonly string[]> = new Map([
  // Keys to people's accounts at a provider. Signing in brings new ones.
  ["authentication.accounts", ["access_token", "refresh_token", "id_token"]],
]);
