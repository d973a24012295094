import path from "node:path";
import { readArchive } from "../backup/archive/read-archive.ts";
import { sizeOfArchive } from "../backup/archive/size-of-archive.ts";
import type { Command } from "./command.ts";
import { describeContent, summarize } from "./describe-content.ts";
import { showProgress } from "./show-progress.ts";

/** Checks an archive. */
export const verify: Command = {
  name: "verify",
  words: ["FILE"],
  flags: [],
  does: "checks that an archive is complete and as it was written",
  async run(_config, { words: [word = ""], isJson }) {
    const file = path.resolve(word);
    const progress = showProgress(isJson);
    try {
      progress.begin("Checking", sizeOfArchive(file));
      const manifest = await readArchive(file, {}, progress.advance);
      const text = `${file} is whole: ${describeContent(manifest)}.`;
      return { text, json: { file, ...summarize(manifest) } };
    } finally {
      progress.end();
    }
  },
};
