import { relativeLibrariesPath } from "./database-folder.ts";
import type { Runner } from "./choose-runner.ts";

/** The arguments to spawn a PostgreSQL program: detached from our terminal and with an environment of its own. */
export interface PostgresCommand {
  readonly file: string;
  readonly args: string[];
  readonly options: {
    readonly cwd: string;
    readonly env: Record<string, string>;
    /** A separate process group: Ctrl-C in the terminal reaches only the server, which stops the database last. */
    readonly detached: true;
    readonly uid?: number;
    readonly gid?: number;
  };
}

/**
 * The command that starts a PostgreSQL program.
 *
 * @param folder the working directory: a folder one level below the database folder
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
        LD_LIBRARY_PATH: relativeLibrariesPath,
        LANG: "C.UTF-8",
        TZ: "UTC",
        ...env,
      },
      detached: true,
      ...runner.user,
    },
  };
}
