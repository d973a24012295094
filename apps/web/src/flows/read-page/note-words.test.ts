import type { Deed } from "@stemma/document/history/who-changed";
import { expect, test } from "vitest";
import { someVersions } from "../../entities/version/testing/a-version.ts";
import { noteWords } from "./note-words.ts";

const [version] = someVersions("Water");

test.each<{ deeds: Deed[]; did: string }>([
  { deeds: [{ kind: "wrote" }], did: "wrote this in “Water”" },
  {
    deeds: [{ kind: "split" }, { kind: "changedWords", count: 1 }],
    did: "split this paragraph and changed one word in “Water”",
  },
  {
    deeds: [{ kind: "moved" }, { kind: "formatted" }, { kind: "changedWords", count: 3 }],
    did: "moved this, changed its formatting, and changed 3 words in “Water”",
  },
])("a note says: $did", ({ deeds, did }) => {
  if (version === undefined) throw new Error("There is a version.");
  expect(noteWords(version, deeds)).toEqual({ versionId: "Water", name: "Ana", did });
});
