import { useRef } from "react";
import { $isCodeNode } from "@lexical/code-core";
import { $getNodeByKey, HISTORY_PUSH_TAG, type LexicalEditor } from "lexical";
import { Copy } from "lucide-react";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { codeLanguageOf, codeLanguages } from "../../../ui/code/code-languages.ts";
import { showToast } from "../../../ui/messages/toasts.ts";
import { usePlaceAtNode } from "../blocks/use-place-at-node.ts";
import { messages } from "../messages.ts";
import { useShownCode } from "./use-shown-code.ts";
import styles from "./code-control.module.css";

/** The language of the block of code that the caret is in, to choose, and a button that copies its text. */
export function CodeControl({ editor }: { readonly editor: LexicalEditor }) {
  const shown = useShownCode(editor);
  const ref = useRef<HTMLDivElement>(null);
  usePlaceAtNode(editor, shown?.key ?? null, ref, placeOnUpperEdge);
  if (shown === null) return null;

  const known = codeLanguageOf(shown.language);
  const isUnknown = shown.language !== null && known === null;
  const setLanguage = (language: string): void => {
    editor.update(
      () => {
        const code = $getNodeByKey(shown.key);
        if ($isCodeNode(code)) code.setLanguage(language === "" ? null : language);
      },
      { tag: HISTORY_PUSH_TAG },
    );
    editor.focus();
  };
  const copy = async (): Promise<void> => {
    const text = editor.read(() => $getNodeByKey(shown.key)?.getTextContent() ?? "");
    try {
      await navigator.clipboard.writeText(text);
      showToast(messages.code.copied);
    } catch {
      showToast(messages.code.notCopied);
    }
  };
  return (
    <div ref={ref} className={styles["control"]}>
      <select
        className={styles["language"]}
        aria-label={messages.code.language}
        value={known?.id ?? shown.language ?? ""}
        onChange={({ target }) => setLanguage(target.value)}
      >
        <option value="">{messages.code.plainText}</option>
        {isUnknown && <option value={shown.language ?? ""}>{shown.language}</option>}
        {codeLanguages.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <IconButton
        icon={<Icon of={Copy} size={14} />}
        label={messages.code.copy}
        onClick={() => void copy()}
      />
    </div>
  );
}

/** On the upper edge of the block, so that it covers no code. */
function placeOnUpperEdge(element: HTMLElement, control: HTMLElement) {
  const box = element.getBoundingClientRect();
  return { left: box.right - 10 - control.offsetWidth, top: box.top - control.offsetHeight / 2 };
}
