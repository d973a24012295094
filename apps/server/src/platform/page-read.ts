import type { PageView } from "@stemma/contract/page-view-shape";
import type { Version } from "@stemma/contract/version-shapes";
import type { PageBody } from "@stemma/document/format";
import type { ReadText } from "./read-text.ts";

type WithoutText<Shape extends object> = Omit<Shape, "serializedEditorState">;

/** A {@link PageView} without its two texts. */
export type PageViewHead = Omit<PageView, "page" | "draft"> & {
  readonly page: WithoutText<PageView["page"]>;
  readonly draft: WithoutText<NonNullable<PageView["draft"]>> | null;
};

/** A text as its readers get it, and what it names. Never changes. */
export type KeptText = ReadText & {
  /** The body's JSON in UTF-8. */
  readonly json: Buffer;
};

/** A page's view, its texts as bytes: what is sent without parsing them. */
export interface PageRead {
  readonly head: PageViewHead;
  readonly published: KeptText | null;
  readonly drafted: KeptText | null;
}

/** A version, its text as bytes. */
export interface VersionRead {
  readonly head: WithoutText<Version>;
  readonly text: KeptText;
}

/** The body of a text, parsed. */
export function parseText({ json }: KeptText): PageBody {
  return JSON.parse(json.toString()) as PageBody;
}
