import type { FileStore } from "../platform/file-store/file-store.ts";
import { StartFailure } from "../platform/start-failure.ts";
import { filesFolder, tableOfPart, type Manifest } from "./archive/archive-format.ts";
import { readArchive } from "./archive/read-archive.ts";
import { damaged } from "./archive/read-entries.ts";
import { peopleTable } from "./organization-source.store.ts";
import type { Match, OrganizationTargetStore } from "./organization-target.store.ts";
import type { Progress } from "../platform/progress.ts";
import { rewriteRows } from "./rewrite-rows.ts";
import { storeFile } from "./store-file.ts";

interface Source {
  readonly file: string;
  readonly manifest: Manifest;
  readonly organizationId: string;
  readonly fileStore: FileStore;
  readonly progress: Progress;
  readonly trustsAddresses: boolean;
}

/** What became of the people of an archive. */
export interface ImportedPeople {
  /** They have had an account on this server before. */
  readonly matched: number;
  /** They have an account now, without a password. */
  readonly created: number;
  /** They are known by their names alone. */
  readonly named: number;
}

/**
 * Loads an organization in the transaction of `target`: the people first, so that their ids here are known, then tables in the archive's order, then
 * files. The archive is checked again as it is read.
 */
export async function loadOrganization(
  target: OrganizationTargetStore,
  source: Source,
): Promise<ImportedPeople> {
  const { file, manifest, organizationId, fileStore, progress, trustsAddresses } = source;
  if (await target.hasOrganization(organizationId)) {
    throw new StartFailure(
      `The organization of ${file} is on this server already: nothing was changed.`,
    );
  }
  const known = new Set((await target.listTables()).map(({ name }) => name));
  const columns = new Map(manifest.tables.map((table) => [table.name, table.columns]));
  let people: readonly Match[] | null = null;
  let newIds: ReadonlyMap<string, string> = new Map();
  await target.makePeopleTable();
  await readArchive(file, { part: load }, progress.advance);
  for (const [table, ofTable] of columns) {
    if (await target.isTakenElsewhere(table, ofTable, organizationId)) throw taken(table);
  }
  people ??= await settlePeople();
  return countPeople(people);

  async function load(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const table = tableOfPart(name);
    if (table === peopleTable) {
      await target.copyPeople(bytes);
    } else if (table !== null) {
      people ??= await settlePeople();
      await loadTable(table, bytes);
    } else if (name.startsWith(filesFolder)) {
      const key = name.slice(filesFolder.length);
      if (!key.startsWith(`${organizationId}/`)) throw strange(key);
      await storeFile({ file, fileStore, ...target }, key, bytes);
    }
  }

  async function loadTable(table: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const ofTable = columns.get(table);
    if (ofTable === undefined || !known.has(table)) throw strange(table);
    const key = table === "public.organizations" ? "id" : "organization_id";
    const rows = rewriteRows(
      bytes,
      { organizationAt: ofTable.indexOf(key), organizationId, people: newIds },
      () => strange(`a row of ${table}`),
    );
    if (!(await target.copyRows(table, ofTable, rows))) throw taken(table);
  }

  async function settlePeople(): Promise<readonly Match[]> {
    const matches = await target.matchPeople();
    const unconfirmed = matches.filter(({ isUnconfirmed }) => isUnconfirmed);
    const [first] = unconfirmed;
    if (first !== undefined && !trustsAddresses) {
      throw new StartFailure(
        `People of the archive have accounts here whose addresses nobody has confirmed, such as ${first.email} (${unconfirmed.length} in all): anybody could have made these accounts. Have the addresses confirmed, or give --trust-addresses.`,
      );
    }
    const here = matches.flatMap((match) => match.here ?? []);
    if (new Set(here).size < here.length) {
      throw new StartFailure(
        `Two people of ${file} are the same person on this server: nothing was changed.`,
      );
    }
    newIds = new Map(
      matches.flatMap(({ id, here }) => (here === null || here === id ? [] : [[id, here]])),
    );
    await target.makePeople(organizationId);
    return matches;
  }

  function taken(table: string): StartFailure {
    return new StartFailure(
      `This server has a row of ${table} already that is in ${file}: nothing was changed.`,
    );
  }

  function strange(what: string): StartFailure {
    return damaged(file, `${what} does not belong to its organization`);
  }
}

function countPeople(people: readonly Match[]): ImportedPeople {
  const count = (isCounted: (person: Match) => boolean) => people.filter(isCounted).length;
  return {
    matched: count(({ hasAccount }) => hasAccount),
    created: count(({ hasAccount, email }) => !hasAccount && email !== ""),
    named: count(({ hasAccount, email }) => !hasAccount && email === ""),
  };
}
