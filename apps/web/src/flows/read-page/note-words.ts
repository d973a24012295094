import type { Version } from "@stemma/contract/version-shapes";
import type { Deed } from "@stemma/document/history/who-changed";
import { listInWords } from "../../lib/list-in-words.ts";
import { messages } from "./messages.ts";

/** A note about a change: "Ana Weiss" and "split this paragraph and changed one word in “Water”". */
export interface NoteWords {
  readonly versionId: Version["id"];
  readonly name: string;
  readonly did: string;
}

/** What a version did to a passage, in words. */
export function noteWords(
  { id, publisherName, publishMessage }: Pick<Version, "id" | "publisherName" | "publishMessage">,
  deeds: readonly Deed[],
): NoteWords {
  const { note } = messages;
  const parts = deeds.map((deed) =>
    deed.kind === "changedWords" ? note.changedWords(deed.count) : note[deed.kind],
  );
  const did = note.in(listInWords(parts), publishMessage.subjectLine);
  return { versionId: id, name: publisherName, did };
}
