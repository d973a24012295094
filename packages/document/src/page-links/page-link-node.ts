import {
  $getState,
  $setState,
  createState,
  type LexicalNode,
  type SerializedLexicalNode,
  type Spread,
} from "lexical";
import type { PageId } from "@stemma/domain/ids";
import { InlineObjectNode } from "../inline-object-node.ts";
import { drawPageLink } from "./draw-page-link.ts";
import { untitledAttribute } from "./link-titles.ts";
import { isLinkedId } from "./page-link-word.ts";

const pageIdState = createState("pageId", {
  parse: (value) => (isLinkedId(value) ? value : ("" as PageId)),
});

type SerializedPageLinkNode = Spread<{ pageId?: PageId }, SerializedLexicalNode>;

/** A page link in the editor. */
export class PageLinkNode extends InlineObjectNode {
  override $config() {
    return this.config("page-link", {
      extends: InlineObjectNode,
      stateConfigs: [{ stateConfig: pageIdState, flat: true }],
    });
  }

  override exportJSON(): SerializedPageLinkNode {
    return super.exportJSON();
  }

  getPageId(): PageId {
    return $getState(this, pageIdState);
  }

  setPageId(pageId: PageId): this {
    return $setState(this, pageIdState, pageId);
  }

  override createDOM(): HTMLElement {
    const element = document.createElement("a");
    element.dataset["page"] = this.getPageId();
    element.setAttribute(untitledAttribute, "");
    drawPageLink(element, undefined);
    return element;
  }
}

/** A page link to this page, not yet attached. */
export function $createPageLinkNode(pageId: PageId): PageLinkNode {
  return new PageLinkNode().setPageId(pageId);
}

/** Whether a node is a page link. */
export function $isPageLinkNode(node: LexicalNode | null | undefined): node is PageLinkNode {
  return node instanceof PageLinkNode;
}
