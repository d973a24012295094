import type { OrganizationId, PageId } from "@stemma/domain/ids";
import { findOrganizationName, listOrganizations } from "../backup/organization-source.store.ts";
import { openExistingDatabase } from "../platform/database/open-existing-database.ts";
import { createTransaction } from "../platform/database/transaction.ts";
import { createLogger } from "../platform/logger.ts";
import { StartFailure } from "../platform/start-failure.ts";
import { createPageSearchStore } from "../search/page-search.store.ts";
import { ReindexFailure, reindexPages, type Reindexed } from "../search/reindex-pages.ts";
import type { Command } from "./command.ts";
import { readId } from "./read-id.ts";

/** After so many pages, a line says how far it is. */
const linePages = 500;

const [organizationOption, afterOption] = ["--organization", "--after"] as const;

/** Writes the search index anew. */
export const reindex: Command = {
  name: "reindex",
  words: [],
  flags: [],
  moreOptions: new Map([
    [organizationOption, "ID"],
    [afterOption, "PAGE"],
  ]),
  does: "writes the search index anew, of all pages or of an organization's, while the server runs",
  async run(config, { options }) {
    const organizationId = readId<OrganizationId>(options, organizationOption);
    const after = readId<PageId>(options, afterOption);
    const { sql, close } = await openExistingDatabase(config, createLogger("warn"));
    let isStopping = false;
    const stop = () => void (isStopping = true);
    process.once("SIGINT", stop).once("SIGTERM", stop);
    try {
      if (organizationId !== null && (await findOrganizationName(sql, organizationId)) === null) {
        const there = (await listOrganizations(sql, 20)).map(({ id, name }) => `${name} (${id})`);
        throw new StartFailure(
          `There is no organization ${organizationId}. The first by name: ${there.join(", ")}.`,
        );
      }
      const done = await reindexPages(
        {
          transaction: createTransaction(sql, (on) => ({ pageSearch: createPageSearchStore(on) })),
        },
        { organizationId, after },
        {
          isStopped: () => isStopping,
          onBatch({ pages, last }) {
            if (pages === 0 || pages % linePages > 0) return;
            process.stderr.write(`${pages} pages, up to ${last}\n`);
          },
        },
      );
      return {
        text: done.isStopped
          ? `Stopped after ${done.pages} pages.${goOn(done)}`
          : `Wrote the entries of ${done.pages} pages.`,
        json: done,
        isBad: done.isStopped,
      };
    } catch (error) {
      if (!(error instanceof ReindexFailure)) throw error;
      const { done, message: reason } = error;
      throw new StartFailure(`Stopped after ${done.pages} pages: ${reason}.${goOn(done)}`, {
        cause: error,
      });
    } finally {
      await close();
    }
  },
};

function goOn({ last }: Reindexed): string {
  return last === null ? "" : ` Go on with ${afterOption} ${last}.`;
}
