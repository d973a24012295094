import {
  $getState,
  $setState,
  createState,
  type LexicalNode,
  type SerializedLexicalNode,
  type Spread,
} from "lexical";
import type { UserId } from "@stemma/domain/ids";
import { InlineObjectNode } from "../inline-object-node.ts";
import { messages } from "../messages.ts";
import { unnamedAttribute } from "./mention-names.ts";
import { isMentionedId } from "./mention-word.ts";

const userIdState = createState("userId", {
  parse: (value) => (isMentionedId(value) ? value : ("" as UserId)),
});

type SerializedMentionNode = Spread<{ userId?: UserId }, SerializedLexicalNode>;

/** A mention of a person in the editor. */
export class MentionNode extends InlineObjectNode {
  override $config() {
    return this.config("mention", {
      extends: InlineObjectNode,
      stateConfigs: [{ stateConfig: userIdState, flat: true }],
    });
  }

  override exportJSON(): SerializedMentionNode {
    return super.exportJSON();
  }

  getUserId(): UserId {
    return $getState(this, userIdState);
  }

  setUserId(userId: UserId): this {
    return $setState(this, userIdState, userId);
  }

  override createDOM(): HTMLElement {
    const element = document.createElement("span");
    element.className = "mention";
    element.dataset["person"] = this.getUserId();
    element.setAttribute(unnamedAttribute, "");
    element.textContent = messages.mention.unknown;
    return element;
  }
}

/** A mention of this person, not yet attached. */
export function $createMentionNode(userId: UserId): MentionNode {
  return new MentionNode().setUserId(userId);
}

/** Whether a node is a mention. */
export function $isMentionNode(node: LexicalNode | null | undefined): node is MentionNode {
  return node instanceof MentionNode;
}
