import { StartFailure } from "../platform/start-failure.ts";

/** What the system says when a file cannot be written, by its code. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such folder",
  ENOTDIR: "part of its path is a file",
  EEXIST: "it exists already",
  EACCES: "this user may not",
  EPERM: "this user may not",
  EROFS: "it is on a read-only disk",
  ENOSPC: "its disk is full",
  EDQUOT: "its disk is full",
  ENAMETOOLONG: "its name is too long",
};

/** One line for a file that cannot be written; any other error as it is. */
export function describeDiskError(file: string, error: unknown): unknown {
  const isOfDisk = error instanceof Error && "code" in error && "syscall" in error;
  const reason = isOfDisk ? reasons[String(error.code)] : undefined;
  if (reason === undefined) return error;
  return new StartFailure(`${file} cannot be written: ${reason}.`, { cause: error });
}
