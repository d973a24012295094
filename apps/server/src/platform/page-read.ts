import type { PageView } from "@stemma/contract/pages.contract";
import type { PageBody } from "@stemma/document/format";
import type { SnippetAttributes } from "@stemma/document/snippets/snippet-attributes";
import type { PageId, UserId } from "@stemma/domain/ids";

type WithoutText<Shape extends object> = Omit<Shape, "serializedEditorState">;

/** A {@link PageView} without its two texts. */
export type PageViewHead = Omit<PageView, "page" | "draft"> & {
  readonly page: WithoutText<PageView["page"]>;
  readonly draft: WithoutText<NonNullable<PageView["draft"]>> | null;
};

/** A text as its readers get it, and what it names. Never changes. */
export interface KeptText {
  /** The body's JSON in UTF-8. */
  readonly json: Buffer;
  readonly linkedPages: readonly PageId[];
  readonly snippets: readonly SnippetAttributes[];
  readonly mentionedPeople: readonly UserId[];
}

/** A page's view, its texts as bytes: what is sent without parsing them. */
export interface PageRead {
  readonly head: PageViewHead;
  readonly published: KeptText | null;
  readonly drafted: KeptText | null;
}

/** The body of a text, parsed. */
export function parseText({ json }: KeptText): PageBody {
  return JSON.parse(json.toString()) as PageBody;
}
