import type { OrganizationId } from "@stemma/domain/ids";
import type { Clock } from "../platform/clock.ts";
import type { OpenDatabase } from "../platform/database/open-unmigrated-database.ts";
import type { FileStore } from "../platform/file-store/file-store.ts";
import { StartFailure } from "../platform/start-failure.ts";
import {
  createOrganizationSourceStore,
  findOrganizationName,
  listOrganizations,
} from "./organization-source.store.ts";
import type { Progress } from "./progress.ts";
import { takeBackup, type BackupContent } from "./take-backup.ts";

interface Needs {
  database: Pick<OpenDatabase, "sql" | "openListener">;
  fileStore: Pick<FileStore, "sizeOf" | "read">;
  clock: Clock;
  progress: Progress;
}

/** How many organizations are named if the one that was asked for is not there. */
const shownAtMost = 20;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Writes one organization into an archive, while the server runs: its rows as they were at one moment, its files, and the people whom the rows
 * name. Nothing of other organizations, of passwords or of sessions is in it, and the address only of its members.
 *
 * @throws StartFailure if there is no such organization, or as {@link takeBackup} does
 */
export async function exportOrganization(
  needs: Needs,
  file: string,
  organizationId: string,
): Promise<BackupContent> {
  const id = organizationId as OrganizationId;
  const name = uuid.test(id) ? await findOrganizationName(needs.database.sql, id) : null;
  if (name === null) {
    const there = await listOrganizations(needs.database.sql, shownAtMost);
    const shown = there.map((organization) => `${organization.name} (${organization.id})`);
    const more = there.length === shownAtMost ? " and perhaps more" : "";
    throw new StartFailure(
      `There is no organization ${organizationId}, or it is deleted. There are: ${shown.join(", ")}${more}.`,
    );
  }
  return takeBackup(
    needs,
    file,
    {},
    {
      organization: { id, name },
      createSource: (sql) => createOrganizationSourceStore(sql, id),
    },
  );
}
