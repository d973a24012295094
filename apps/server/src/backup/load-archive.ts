import type { FileStore } from "../platform/file-store/file-store.ts";
import { StartFailure } from "../platform/start-failure.ts";
import { filesFolder, tableOfPart, type Manifest } from "./archive/archive-format.ts";
import { readArchive } from "./archive/read-archive.ts";
import { damaged } from "./archive/read-entries.ts";
import type { Progress } from "../platform/progress.ts";
import type { RestoreTargetStore } from "./restore-target.store.ts";
import { storeFile } from "./store-file.ts";

interface Source {
  readonly file: string;
  readonly manifest: Manifest;
  readonly fileStore: FileStore;
  readonly progress: Progress;
}

/**
 * Fills the tables of the archive's own migration, in the transaction of `target`, and the file store. The archive is checked again
 * as it is read: nothing is committed of one that was changed meanwhile.
 */
export async function loadArchive(target: RestoreTargetStore, source: Source): Promise<void> {
  const { file, manifest, fileStore, progress } = source;
  const tables = await target.listTables();
  await target.lockTables(tables);
  const filled = await target.findFilledTable(tables);
  if (filled !== null) throw new StartFailure(`Somebody wrote to ${filled} meanwhile: try again.`);
  const known = new Set(tables.map(({ name }) => name));
  const columns = new Map(manifest.tables.map((table) => [table.name, table.columns]));
  const unknown = manifest.tables.find(({ name }) => !known.has(name));
  if (unknown !== undefined) {
    throw new StartFailure(`${file} has a table that Stemma does not: ${unknown.name}.`);
  }
  const aside = await target.setAside(tables);
  await readArchive(file, { part: load }, progress.advance);
  for (const { name, value } of manifest.sequences) await target.setSequence(name, value);
  progress.begin("Making indexes", aside.indexes.length + aside.constraints.length);
  await target.makeAgain(aside, () => progress.advance(1));

  async function load(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const table = tableOfPart(name);
    if (table !== null) {
      const ofTable = columns.get(table);
      if (ofTable === undefined) throw damaged(file, `${table} is not in the manifest`);
      await target.copyIn(table, ofTable, bytes);
    } else if (name.startsWith(filesFolder)) {
      await storeFile({ file, fileStore, ...target }, name.slice(filesFolder.length), bytes);
    }
  }
}
