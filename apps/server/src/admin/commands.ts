import type { Command } from "./command.ts";
import { audit } from "./audit.ts";
import { backup } from "./backup.ts";
import { distribute } from "./distribute.ts";
import { doctor } from "./doctor.ts";
import { endSessions } from "./end-sessions.ts";
import { exportOrganization } from "./export-organization.ts";
import { importOrganization } from "./import-organization.ts";
import { makeAdministrator } from "./make-administrator.ts";
import { migrate } from "./migrate.ts";
import { reindex } from "./reindex.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";
import { resetLink } from "./reset-link.ts";
import { restore } from "./restore.ts";
import { status } from "./status.ts";
import { sweepFiles } from "./sweep-files.ts";
import { users } from "./users.ts";
import { verify } from "./verify.ts";

/** The commands of the administrator, in the order of the usage. */
export const commands: readonly Command[] = [
  status,
  doctor,
  migrate,
  backup,
  restore,
  verify,
  exportOrganization,
  importOrganization,
  users,
  makeAdministrator,
  audit,
  resetLink,
  endSessions,
  reindex,
  removeSecondFactor,
  sweepFiles,
  distribute,
];
