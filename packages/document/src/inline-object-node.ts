import { DecoratorNode, type LexicalNode } from "lexical";

/**
 * An object in a text, such as a page link, a mention or a formula, in the editor: one place for the caret, deleted as a whole.
 * Lexical leaves what is in its element alone, so that a title or a name can be drawn there when it is known.
 */
export class InlineObjectNode extends DecoratorNode<null> {
  override updateDOM(_previous: LexicalNode): boolean {
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

  /** The character that stands for an object, so that text with only an object is not empty. */
  override getTextContent(): string {
    return objectCharacter;
  }
}

/** The character of an object in Lexical's text. */
export const objectCharacter = "\uFFFC";

/** Whether a node is an object in a text. */
export function $isInlineObjectNode(
  node: LexicalNode | null | undefined,
): node is InlineObjectNode {
  return node instanceof InlineObjectNode;
}
