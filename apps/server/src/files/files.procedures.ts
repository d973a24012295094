import { forMember } from "../procedures/procedure-kinds.ts";
import type { FileUseCases } from "./files.feature.ts";

/** The procedures for files. Uploads and downloads are streams, and no procedures (`http/`). */
export function createFileProcedures(files: FileUseCases) {
  return {
    limits: forMember.files.limits.handler(({ context }) => files.readLimits(context.scope)),
  };
}
