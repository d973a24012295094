import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from "react";
import { pageTitleMaxCharacters, untitledPage } from "@stemma/domain/page/page-title";
import { typedAhead } from "../../../lib/keys/typed-ahead.ts";
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
  /** What was typed before the draft was open, and the title that it was typed over. */
  const [early, setEarly] = useState<{ readonly over: string; readonly text: string } | null>(null);
  const shown = !isReady && early?.over === title ? early.text : title;
  const handOver = useEffectEvent(() => {
    // This browser's journal may know a newer title than the one that was on screen.
    if (early?.over === title) onTitle(early.text);
  });
  // Before the browser paints, so that the title of before does not show in between.
  useLayoutEffect(() => {
    if (isReady) handOver();
  }, [isReady]);
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

  function type(text: string): void {
    setEarly(isReady ? null : { over: title, text });
    if (isReady) onTitle(text);
  }

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
