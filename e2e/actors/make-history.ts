import type { Actor } from "./actor.ts";
import { makeEmptyPage } from "./make-empty-page.ts";
import { publishVersion } from "./publish-version.ts";

interface MadeHistory {
  readonly pageId: string;
  readonly address: string;
  readonly first: string;
  readonly second: string;
  readonly third: string;
}

/**
 * Creates a page with three versions in a row, from 'First loaf' to 'Third loaf'; returns its id, its path and the
 * versions' ids.
 */
export async function makeHistory(actor: Actor): Promise<MadeHistory> {
  const pageId = await makeEmptyPage(actor);
  const publish = (subjectLine: string, words: string, body = "") =>
    publishVersion(actor, pageId, { subjectLine, body }, { a: words, z: "Bake it." });
  return {
    pageId,
    address: `/page/${pageId}`,
    first: await publish("First loaf", "Mix at four."),
    second: await publish("Second loaf", "Mix at five.", "Four was too early.\nNobody came."),
    third: await publish("Third loaf", "Mix at six."),
  };
}
