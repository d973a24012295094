import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCall } from "./answer-call.ts";
import { commands } from "./commands.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "stemma-not-there-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(["verify", "restore", "import-organization"])(
  "%s says that there is no file, and shows no progress before",
  async (command) => {
    const shown = vi.spyOn(process.stderr, "write");
    const file = path.join(folder, "no.tar.gz");
    const said = await answerCall(commands, [command, file], {
      STEMMA_DATA_DIR: path.join(folder, "data"),
    });
    expect(said).toEqual({ output: null, errors: `There is no file ${file}.`, code: 1 });
    expect(shown).not.toHaveBeenCalled();
    shown.mockRestore();
  },
);

test.each([
  { name: ".", because: "it is a folder", line: /^\S+ is no file\.$/ },
  { name: "a".repeat(300), because: "no name is so long", line: /^\S+ cannot be read: ENAMET.+$/ },
])("verify refuses what it cannot read in one line, as $because", async ({ name, line }) => {
  const shown = vi.spyOn(process.stderr, "write");
  const said = await answerCall(commands, ["verify", path.join(folder, name)], {});
  expect(said.errors).toMatch(line);
  expect(shown).not.toHaveBeenCalled();
  shown.mockRestore();
});
