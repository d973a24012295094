import { useEffect, useEffectEvent, useRef, type ClipboardEvent, type KeyboardEvent } from "react";
import { pageTitleMaxCharacters, untitledPage } from "@stemma/domain/page/page-title";
import { typedAhead } from "../../../lib/keys/typed-ahead.ts";
import { useEarlyText } from "../../../lib/keys/use-early-text.ts";
import { messages } from "../messages.ts";
import styles from "./page-title-input.module.css";

interface PageTitleInputProps {
  readonly title: string;
  readonly onTitle: (title: string) => void;
  /** Called on Enter: the focus moves to the body, with the text typed after Enter. */
  readonly onDone: (typed: string) => void;
  /** Whether editing starts here: the title gets the focus and the keys typed ahead. */
  readonly isBeginning?: boolean;
  /** Whether the draft is open, so that `onTitle` takes effect. What is typed before is kept until then. */
  readonly isReady: boolean;
}

/** The draft's title: a single line of text that wraps on screen. */
export function PageTitleInput(props: PageTitleInputProps) {
  const { title, onTitle, onDone, isBeginning = false, isReady } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const { shown, type } = useEarlyText(title, isReady, onTitle);
  const takeTypedAhead = useEffectEvent(() => {
    if (!isBeginning) return;
    const [line = "", ...rest] = typedAhead.take().trimStart().split("\n");
    if (line !== "") onTitle(asOneLine(title + line));
    if (rest.length > 0) onDone(rest.join("\n"));
  });
  useEffect(() => {
    // The draft can open before or after the title gets the focus.
    if (isReady && document.activeElement === input.current) takeTypedAhead();
  }, [isReady]);

  function pasteAsOneLine(event: ClipboardEvent): void {
    const text = event.clipboardData.getData("text/plain");
    if (!/[\r\n]/.test(text)) return;
    event.preventDefault();
    // `execCommand` is the only way to insert text that the browser's undo can revert.
    document.execCommand("insertText", false, asOneLine(text));
  }

  function leaveOnEnter(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onDone("");
  }

  return (
    <h1 className={`page-title ${styles["grow"]}`} data-text={`${shown || untitledPage} `}>
      <textarea
        ref={input}
        className={styles["input"]}
        aria-label={messages.titleField}
        placeholder={untitledPage}
        // A textarea finds its direction in its own text, as the published title does.
        dir="auto"
        rows={1}
        maxLength={pageTitleMaxCharacters}
        value={shown}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- editing starts in the title
        autoFocus={isBeginning}
        data-screen-start={isBeginning || undefined}
        onFocus={() => isReady && takeTypedAhead()}
        onChange={({ target }) => type(asOneLine(target.value))}
        onPaste={pasteAsOneLine}
        onKeyDown={leaveOnEnter}
      />
    </h1>
  );
}

function asOneLine(text: string): string {
  return text.replaceAll(/\s*[\r\n]+\s*/g, " ");
}
