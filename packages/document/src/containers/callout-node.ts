import {
  $getState,
  $setState,
  createState,
  ElementNode,
  type LexicalNode,
  type SerializedElementNode,
  type Spread,
} from "lexical";
import { messages } from "../messages.ts";
import { isTone, type CalloutTone } from "./container.ts";

const toneState = createState("tone", { parse: (value) => (isTone(value) ? value : "note") });

/** A callout as Lexical writes it: without the tone of a note, which is the default. */
type SerializedCalloutNode = Spread<{ tone?: CalloutTone }, SerializedElementNode>;

/**
 * A callout in the editor. It holds the blocks and lists of its rows, as the root holds those of the page: to Lexical it is
 * a root of its own, so that deleting at its edges never moves text in or out by itself.
 */
export class CalloutNode extends ElementNode {
  override $config() {
    return this.config("callout", {
      extends: ElementNode,
      stateConfigs: [{ stateConfig: toneState, flat: true }],
    });
  }

  override exportJSON(): SerializedCalloutNode {
    return super.exportJSON();
  }

  getTone(): CalloutTone {
    return $getState(this, toneState);
  }

  setTone(tone: CalloutTone): this {
    return $setState(this, toneState, tone);
  }

  override createDOM(): HTMLElement {
    const element = document.createElement("div");
    this.#draw(element);
    return element;
  }

  override updateDOM(_before: this, element: HTMLElement): boolean {
    this.#draw(element);
    return false;
  }

  override isShadowRoot(): boolean {
    return true;
  }

  /** The same element as in `rowsToHtml`. */
  #draw(element: HTMLElement): void {
    const tone = this.getTone();
    element.className = `callout callout-${tone}`;
    element.setAttribute("role", "note");
    element.setAttribute("aria-label", messages.tone(tone));
  }
}

/** An empty callout of this tone, not yet attached. */
export function $createCalloutNode(tone: CalloutTone): CalloutNode {
  return new CalloutNode().setTone(tone);
}

/** Whether a node is a callout. */
export function $isCalloutNode(node: LexicalNode | null | undefined): node is CalloutNode {
  return node instanceof CalloutNode;
}
