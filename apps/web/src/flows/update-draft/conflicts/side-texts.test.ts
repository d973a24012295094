import { expect, test } from "vitest";
import type { UserId } from "@stemma/domain/ids";
import { updateTexts } from "./side-texts.ts";

const by = (person: string, subjectLine: string) => ({
  publishedBy: person.toLowerCase() as UserId,
  publisherName: person,
  publishMessage: { subjectLine, body: "" },
});

test.each([
  {
    versions: [by("Bea", "Noon")],
    texts: { name: "Bea’s, “Noon”", who: "Bea", keep: "Keep Bea’s" },
    because: "one version made it",
  },
  {
    versions: [by("Bea", "Dawn"), by("Bea", "Noon")],
    texts: { name: "Bea’s, in 2 versions", who: "Bea", keep: "Keep Bea’s" },
    because: "one person made it in two versions",
  },
  {
    versions: [by("Cem", "Spelt"), by("Bea", "Noon")],
    texts: { name: "Published by Cem and Bea", who: "Cem and Bea", keep: "Keep the published one" },
    because: "two people made it",
  },
  {
    versions: [by("Me", "Noon")],
    texts: { name: "Your own, “Noon”", who: null, keep: "Keep the published one" },
    because: "the writer published it",
  },
  {
    versions: [by("Cem", "Spelt"), by("Me", "Noon")],
    texts: {
      name: "Published by you and Cem",
      who: "You and Cem",
      keep: "Keep the published one",
    },
    because: "the writer and somebody else made it",
  },
  {
    versions: [],
    texts: {
      name: "The published version, “Shown”",
      who: "The published version",
      keep: "Keep the published one",
    },
    because: "nobody can be named, as after a revert",
  },
])("the published side is called '$texts.name', because $because", ({ versions, texts }) => {
  expect(updateTexts(versions, by("Ana", "Shown"), "me" as UserId).theirs).toMatchObject(texts);
});
