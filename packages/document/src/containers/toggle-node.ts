import { ElementNode, type DOMExportOutput, type LexicalNode } from "lexical";
import { messages } from "../messages.ts";

/**
 * A toggle in the editor. It holds the blocks and lists of its rows, the first one is its summary. As a callout, it is a root
 * of its own to Lexical. Whether it is open is no part of the node: the text would change with it, and so would its history.
 */
export class ToggleNode extends ElementNode {
  override $config() {
    return this.config("toggle", { extends: ElementNode });
  }

  /** The same element as in `rowsToHtml` for text that is compared; a `<details>` would take keys and clicks. */
  override createDOM(): HTMLElement {
    const element = document.createElement("div");
    element.className = "toggle";
    element.setAttribute("role", "group");
    element.setAttribute("aria-label", messages.toggle);
    return element;
  }

  /** Copied, it is what other programs know as a toggle. */
  override exportDOM(): DOMExportOutput {
    const element = document.createElement("details");
    element.open = true;
    return {
      element,
      after: (filled) => {
        const summary = document.createElement("summary");
        summary.append(filled?.firstChild ?? "");
        if (filled instanceof HTMLElement) filled.prepend(summary);
        return null;
      },
    };
  }

  override updateDOM(): boolean {
    return false;
  }

  override isShadowRoot(): boolean {
    return true;
  }
}

/** An empty toggle, not yet attached. */
export function $createToggleNode(): ToggleNode {
  return new ToggleNode();
}

/** Whether a node is a toggle. */
export function $isToggleNode(node: LexicalNode | null | undefined): node is ToggleNode {
  return node instanceof ToggleNode;
}
