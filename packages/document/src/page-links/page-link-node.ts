import {
  $getState,
  $setState,
  createState,
  DecoratorNode,
  type LexicalNode,
  type SerializedLexicalNode,
  type Spread,
} from "lexical";
import type { PageId } from "@stemma/domain/ids";
import { drawPageLink } from "./draw-page-link.ts";
import { untitledAttribute } from "./link-titles.ts";
import { isLinkedId } from "./page-link-word.ts";

const pageIdState = createState("pageId", {
  parse: (value) => (isLinkedId(value) ? value : ("" as PageId)),
});

type SerializedPageLinkNode = Spread<{ pageId?: PageId }, SerializedLexicalNode>;

/**
 * A page link in the editor: one place for the caret, deleted as a whole. Lexical leaves what is in its element alone, so
 * that the title can be drawn when it is known, as in every text with `data-untitled`.
 */
export class PageLinkNode extends DecoratorNode<null> {
  override $config() {
    return this.config("page-link", {
      extends: DecoratorNode,
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

  override updateDOM(): boolean {
    return false;
  }

  override decorate(): null {
    return null;
  }

  override isInline(): boolean {
    return true;
  }

  override isKeyboardSelectable(): boolean {
    return false;
  }

  /** The character that stands for an object, so that text with only a page link is not empty. */
  override getTextContent(): string {
    return pageLinkCharacter;
  }
}

/** The character of a page link in Lexical's text. */
export const pageLinkCharacter = "\uFFFC";

/** A page link to this page, not yet attached. */
export function $createPageLinkNode(pageId: PageId): PageLinkNode {
  return new PageLinkNode().setPageId(pageId);
}

/** Whether a node is a page link. */
export function $isPageLinkNode(node: LexicalNode | null | undefined): node is PageLinkNode {
  return node instanceof PageLinkNode;
}
