import {
  $addUpdateTag,
  $hasUpdateTag,
  HISTORY_PUSH_TAG,
  type EditorUpdateOptions,
  type LexicalEditor,
  type UpdateListener,
  type UpdateListenerPayload,
} from "lexical";
import { conversionTags } from "../typing/conversion-tag.ts";
import { registerTyping } from "../typing/register-typing.ts";
import { textBeforeCaret } from "../typing/text-before-caret.ts";

/**
 * The same editor for Lexical's Markdown shortcuts: their update listener is called for typed characters only, and what
 * they convert (they give it an undo step of its own) has the tag of a conversion. Lexical's listener itself also
 * converts after erasing, for example where a writer erases the character behind `**b**`.
 */
export function typingOnly(editor: LexicalEditor): LexicalEditor {
  const replaced = {
    registerUpdateListener: (listener: UpdateListener) =>
      registerTyping(editor, (update) => {
        if (!isInAddress(update)) listener(update);
      }),
    update: ($run: () => void, options?: EditorUpdateOptions) => {
      editor.update(() => {
        $run();
        if ($hasUpdateTag(HISTORY_PUSH_TAG)) conversionTags.forEach($addUpdateTag);
      }, options);
    },
  };
  return new Proxy(editor, {
    get: (target, name) => {
      if (Object.hasOwn(replaced, name)) return Reflect.get(replaced, name) as unknown;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Whether the typed character would close a mark that an address opened, such as `https://a.test/_x_`. */
function isInAddress({ editorState }: UpdateListenerPayload): boolean {
  const typed = textBeforeCaret(editorState)?.text ?? "";
  const word = /(?:https?:\/\/|www\.|mailto:)\S*$/i.exec(typed)?.[0] ?? "";
  const sign = word.slice(-1);
  return sign !== "" && word.replace(/(.)\1*$/, "").includes(sign);
}
