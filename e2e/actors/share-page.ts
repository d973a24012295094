import type { Page } from "@playwright/test";
import type { Paragraphs } from "../fixtures/keyed-body.ts";
import type { Actor } from "./actor.ts";
import { enterAsMember, type Cast } from "./enter-as-member.ts";
import { makeEmptyPage } from "./make-empty-page.ts";
import { publishVersion } from "./publish-version.ts";

interface SharedPage {
  readonly member: Actor;
  /** The member's first tab. */
  readonly page: Page;
  readonly pageId: string;
  readonly versionId: string;
}

/** A page that the owner published once, and Mara, a member of the owner's organization who may edit it. */
export async function sharePage(
  cast: Cast,
  paragraphs: Paragraphs,
  subjectLine = "First",
): Promise<SharedPage> {
  const member = await enterAsMember(cast, "Mara Member");
  const pageId = await makeEmptyPage(cast.owner);
  const versionId = await publishVersion(cast.owner, pageId, { subjectLine }, paragraphs);
  return { member, page: member.page, pageId, versionId };
}
