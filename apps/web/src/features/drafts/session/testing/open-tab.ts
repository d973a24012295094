import { bodyToText } from "@stemma/document/body-to-text";
import { expect } from "vitest";
import { aBody, aDraft } from "./a-draft.ts";
import { createTestWriter } from "./test-writer.ts";

/** What some rows of a page say instead, by their numbers from 0. */
type Changed = Readonly<Record<number, string>>;

/** A page of 40 different rows, some of them changed. */
function rowsWith(changed: Changed): string[] {
  return Array.from({ length: 40 }, (_, row) => changed[row] ?? `Row ${row} says word${row}.`);
}

/** The text of that page. */
export function textWith(changed: Changed): string {
  return bodyToText(aBody(...rowsWith(changed)));
}

/** A change of this tab, and one of another device that merges with it. */
export const here = { 1: "Written here." };
export const elsewhere = { 30: "Written elsewhere." };

/** A tab with the draft of that page. `type` and `saveElsewhere` set the whole text. */
export async function openTab() {
  const writer = createTestWriter(aDraft({ serializedEditorState: aBody(...rowsWith({})) }));
  const tab = await writer.openTab();
  return {
    writer,
    tab,
    type: (changed: Changed) => tab.type(...rowsWith(changed)),
    /** Saves from another device; `arrive` then tells the tab. */
    saveElsewhere: (changed: Changed) =>
      writer.server.saveElsewhere({ serializedEditorState: aBody(...rowsWith(changed)) }),
    arrive: () => tab.reconcile(writer.server.draft),
  };
}

export const mine = { 1: "Row 1 says mine.", 2: "And this." };

/** A tab with a conflict about row 1; each side has changed another row, too. */
export async function openConflict() {
  const opened = await openTab();
  opened.saveElsewhere({ ...elsewhere, 1: "Row 1 says theirs." });
  opened.type(mine);
  await opened.writer.clock.pass(2000);
  expect(opened.tab.getSnapshot().conflict).toMatchObject({ isJoining: false });
  return opened;
}

/** A tab whose merge of `here` with `elsewhere`, which another device saved, waits for `release`. */
export async function openHeldMerge() {
  const opened = await openTab();
  const release = opened.writer.holdMerges();
  opened.type(here);
  opened.saveElsewhere(elsewhere);
  opened.arrive();
  return { ...opened, release };
}

/** Types during each of five merges, the first of which is held already. Returns the release of the sixth. */
export async function typeDuringMerges(
  { writer, type }: Awaited<ReturnType<typeof openTab>>,
  first: () => void,
  text: (merge: number) => Changed,
): Promise<() => void> {
  let release = first;
  for (let merge = 1; merge <= 5; merge += 1) {
    type(text(merge));
    const releaseThis = release;
    release = writer.holdMerges();
    releaseThis();
    await writer.clock.pass(0);
  }
  return release;
}
