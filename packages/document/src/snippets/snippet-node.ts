import { HorizontalRuleNode } from "@lexical/extension";
import { $getState, $setState, createState, type DOMExportOutput, type LexicalNode } from "lexical";
import { objectCharacter } from "../inline-object-node.ts";
import { readSnippet, snippetFields, type SnippetAttributes } from "./snippet-attributes.ts";
import { snippetElement, unshownSnippet } from "./unshown-snippet.ts";

const text = (value: unknown) => (typeof value === "string" ? value : "");
const idState = createState("snippetId", { parse: text });
const versionState = createState("snippetVersion", { parse: text });

/**
 * A snippet in the editor. To keys, clicks and selections it is a divider, a row in which no caret can stand. Lexical leaves what is
 * in its element alone, so that the text is drawn there when it is known.
 */
export class SnippetNode extends HorizontalRuleNode {
  override $config() {
    return this.config("snippet", {
      extends: HorizontalRuleNode,
      stateConfigs: [idState, versionState].map((stateConfig) => ({ stateConfig, flat: true })),
    });
  }

  /** The snippet; `null` if the stored fields are not valid. */
  getSnippet(): SnippetAttributes | null {
    const [id, version] = [$getState(this, idState), $getState(this, versionState)];
    const snippet = readSnippet((name) => (name === "snippetId" ? id : version || null));
    return typeof snippet === "string" ? null : snippet;
  }

  setSnippet(snippet: SnippetAttributes): this {
    const { snippetId, snippetVersion = "" } = snippetFields(snippet);
    $setState(this, versionState, snippetVersion);
    return $setState(this, idState, snippetId);
  }

  override createDOM(): HTMLElement {
    const element = document.createElement("div");
    element.className = "snippet";
    const snippet = this.getSnippet();
    if (snippet === null) return element;
    for (const [name, value] of Object.entries(snippetElement(snippet))) {
      element.setAttribute(name, value);
    }
    element.innerHTML = unshownSnippet(snippet.id);
    return element;
  }

  /** A row of its own in the text, with the character of an object. */
  override getTextContent(): string {
    return `\n${objectCharacter}`;
  }

  /** Another snippet or version is drawn anew. */
  override updateDOM(before?: unknown): boolean {
    // Not by the states, which are read of the newest node.
    const was = before instanceof SnippetNode ? before.exportJSON() : null;
    return JSON.stringify(was) !== JSON.stringify(this.exportJSON());
  }

  override exportDOM(): DOMExportOutput {
    return { element: this.createDOM() };
  }
}

/** A row that shows this snippet, not yet attached. */
export function $createSnippetNode(snippet: SnippetAttributes): SnippetNode {
  return new SnippetNode().setSnippet(snippet);
}

/** Whether a node is a snippet. */
export function $isSnippetNode(node: LexicalNode | null | undefined): node is SnippetNode {
  return node instanceof SnippetNode;
}
