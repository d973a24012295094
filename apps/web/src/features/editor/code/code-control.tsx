import { useRef } from "react";
import { $getNodeByKey, HISTORY_PUSH_TAG, type LexicalEditor } from "lexical";
import { Copy, ListOrdered, WrapText } from "lucide-react";
import { $isCodeBlockNode, type CodeBlockNode } from "@stemma/document/code/code-block-node";
import { codeLook } from "@stemma/document/code/code-look";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { codeLanguageOf, codeLanguages } from "@stemma/highlight/code-languages";
import { showToast } from "../../../ui/messages/toasts.ts";
import { usePlaceAtNode } from "../blocks/use-place-at-node.ts";
import { messages } from "../messages.ts";
import { useShownCode } from "./use-shown-code.ts";
import styles from "./code-control.module.css";

/** The language and the look of the block of code that the caret is in, to choose, and a button that copies its text. */
export function CodeControl({ editor }: { readonly editor: LexicalEditor }) {
  const shown = useShownCode(editor);
  const ref = useRef<HTMLDivElement>(null);
  usePlaceAtNode(editor, shown?.key ?? null, ref, placeOnUpperEdge);
  if (shown === null) return null;

  const known = codeLanguageOf(shown.language);
  const isUnknown = shown.language !== null && known === null;
  const change = ($change: (code: CodeBlockNode) => void): void => {
    editor.update(
      () => {
        const code = $getNodeByKey(shown.key);
        if ($isCodeBlockNode(code)) $change(code);
      },
      { tag: HISTORY_PUSH_TAG },
    );
    editor.focus();
  };
  const { hasLineNumbers, isWrapped } = shown;
  const setLook = (lineNumbers: boolean, wrap: boolean) =>
    change((code) => code.setLook(codeLook({ lineNumbers, wrap })));
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
        onChange={({ target }) => change((code) => code.setLanguage(target.value || null))}
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
        icon={<Icon of={ListOrdered} size={14} />}
        label={messages.code.lineNumbers}
        aria-pressed={hasLineNumbers}
        onClick={() => setLook(!hasLineNumbers, isWrapped)}
      />
      <IconButton
        icon={<Icon of={WrapText} size={14} />}
        label={messages.code.wrap}
        aria-pressed={isWrapped}
        onClick={() => setLook(hasLineNumbers, !isWrapped)}
      />
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
