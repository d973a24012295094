import { besideLibraries } from "./database-folder.ts";
import type { Runner } from "./choose-runner.ts";

/** A program of PostgreSQL, ready to be spawned: apart from our terminal and with an environment of its own. */
export interface PostgresCommand {
  readonly file: string;
  readonly args: string[];
  readonly options: {
    readonly cwd: string;
    readonly env: Record<string, string>;
    /** A process group of its own: Ctrl-C in the terminal reaches the server alone, which stops the database last. */
    readonly detached: true;
    readonly uid?: number;
    readonly gid?: number;
  };
}

/**
 * Says how to start a program of PostgreSQL.
 *
 * @param folder where it starts: a folder one level below the database folder
 */
export function postgresCommand(
  runner: Runner,
  folder: string,
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): PostgresCommand {
  const [file = program, ...rest] = [...runner.prefix, program, ...args];
  return {
    file,
    args: rest,
    options: {
      cwd: folder,
      env: {
        PATH: process.env["PATH"] ?? "/usr/bin:/bin",
        LD_LIBRARY_PATH: besideLibraries,
        LANG: "C.UTF-8",
        TZ: "UTC",
        ...env,
      },
      detached: true,
      ...runner.user,
    },
  };
}
