import type { BlockId } from "@stemma/document/block-id";
import type { PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { pageLinkWord } from "@stemma/document/page-links/page-link-word";
import type { PageId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { startBakery } from "../testing/bakery-tree.ts";
import { publishVersion } from "../testing/publish-version.ts";
import type { Client } from "../testing/people.ts";

const { cast, benAs, page } = startBakery();

const linkingTo = (id: PageId): PageBody =>
  makeBody([
    makeBlock({ id: "a" as BlockId, kind: "paragraph" }, [
      { text: pageLinkWord(id), marks: 0, url: null },
    ]),
  ]);

const showing = (id: PageId): PageBody =>
  makeBody([
    makeBlock({ id: "a" as BlockId, kind: "snippet", attributes: { snippet: { id } } }, []),
  ]);

async function pageWith(text: PageBody): Promise<PageId> {
  const pageId = await page("Bread");
  await publishVersion(cast.ana, pageId, "Refer", { text });
  return pageId;
}

interface Part {
  readonly items: readonly { readonly id: string }[];
  readonly nextCursor: string | null;
  readonly count?: number;
}

interface ListCase {
  readonly list: string;
  /** Makes what the items refer to. */
  readonly begin: () => Promise<PageId>;
  readonly add: (target: PageId) => Promise<PageId>;
  readonly read: (client: Client, pageId: PageId, cursor: string | undefined) => Promise<Part>;
}

test.each<ListCase>([
  {
    list: "the pages that link to a page",
    begin: () => page("Flour"),
    add: (target) => pageWith(linkingTo(target)),
    read: (client, pageId, cursor) => client.links.backlinks({ pageId, cursor, limit: 2 }),
  },
  {
    list: "the uses of a snippet",
    begin: () => page("Opening hours", null, "snippet"),
    add: (target) => pageWith(showing(target)),
    read: (client, pageId, cursor) => client.snippets.uses({ pageId, cursor, limit: 2 }),
  },
  {
    list: "the templates",
    begin: () => page("Bread days"),
    add: async (pageId) => {
      const { workspaceId } = cast;
      const saved = { pageId, workspaceId, source: "published", pageTitle: "Bread days" } as const;
      return (await cast.ana.client.templates.save(saved)).pageId;
    },
    read: (client, _, cursor) => client.templates.list({ cursor, limit: 2 }),
  },
])(
  "$list are read in parts, each once and without those that one may not see, while another one comes",
  async ({ begin, add, read }) => {
    const target = await begin();
    const made: PageId[] = [];
    for (let at = 0; at < 6; at += 1) made.unshift(await add(target));
    const [hidden] = made.splice(2, 1);
    if (hidden === undefined) throw new Error("There are six.");
    await cast.ana.client.permissions.restrictPage({ pageId: hidden, isRestricted: true });
    const ben = await benAs("viewer");
    const first = await read(ben, target, undefined);
    const added = await add(target);
    const listed = [...first.items];
    let { nextCursor } = first;
    while (nextCursor !== null) {
      const part: Part = await read(ben, target, nextCursor);
      expect(part.items.length).toBeLessThanOrEqual(2);
      if (part.count !== undefined) expect(part.count).toBe(6);
      listed.push(...part.items);
      ({ nextCursor } = part);
    }
    expect(listed.map(({ id }) => id)).toEqual(made);
    expect((await read(ben, target, undefined)).items[0]).toMatchObject({ id: added });
  },
);
