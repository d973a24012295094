import path from "node:path";
import { importOrganization as loadOrganization } from "../backup/import-organization.ts";
import { openExistingDatabase } from "../platform/database/open-existing-database.ts";
import { openFileStore } from "../platform/file-store/open-file-store.ts";
import { createLogger } from "../platform/logger.ts";
import type { Command } from "./command.ts";
import { describeContent, summarize } from "./describe-content.ts";
import { showProgress } from "./show-progress.ts";

const trustFlag = "--trust-addresses";

/** Adds an organization from an archive to a server. */
export const importOrganization: Command = {
  name: "import-organization",
  words: ["FILE"],
  flags: [trustFlag],
  does: "adds the organization of an archive to this server, with its ids",
  async run(config, { words: [word = ""], flags, isJson }) {
    const file = path.resolve(word);
    const open = async () => {
      const database = await openExistingDatabase(config, createLogger("warn"), "kept");
      try {
        return { database, fileStore: await openFileStore(config) };
      } catch (error) {
        await database.close();
        throw error;
      }
    };
    const needs = { open, progress: showProgress(isJson) };
    const { manifest, people } = await loadOrganization(needs, file, {
      trustsAddresses: flags.has(trustFlag),
    });
    const { matched, created, named } = people;
    const text = `Imported ${describeContent(manifest)}. People with an account here before: ${matched}. With a new one, who set a password by "Forgot your password?" or sign in with a provider: ${created}. Known by name alone: ${named}.`;
    return { text, json: { file, ...summarize(manifest), people } };
  },
};
