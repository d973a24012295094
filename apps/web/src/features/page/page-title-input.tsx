import type { ClipboardEvent, KeyboardEvent } from "react";
import { pageTitleMaxCharacters, untitledPage } from "@stemma/domain/page/page-title";
import styles from "./page-title-input.module.css";

interface PageTitleInputProps {
  readonly title: string;
  readonly onTitle: (title: string) => void;
  /** Enter was pressed: the writer goes on in the body. */
  readonly onDone: () => void;
  /** The writer begins here: it has the focus. */
  readonly isBeginning?: boolean;
}

/** The draft's title: as many lines as it needs on screen, one line of text. */
export function PageTitleInput({ title, onTitle, onDone, isBeginning }: PageTitleInputProps) {
  function pasteAsOneLine(event: ClipboardEvent): void {
    const text = event.clipboardData.getData("text/plain");
    if (!/[\r\n]/.test(text)) return;
    event.preventDefault();
    // The one way to insert text that the browser's own undo takes back.
    document.execCommand("insertText", false, asOneLine(text));
  }

  function leaveOnEnter(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onDone();
  }

  return (
    <h1 className={`page-title ${styles["grow"]}`} data-text={`${title || untitledPage} `}>
      <textarea
        className={styles["input"]}
        aria-label="Page title"
        placeholder={untitledPage}
        rows={1}
        maxLength={pageTitleMaxCharacters}
        value={title}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the writer asked to edit: the title is where they begin
        autoFocus={isBeginning}
        data-screen-start={isBeginning || undefined}
        onChange={({ target }) => onTitle(asOneLine(target.value))}
        onPaste={pasteAsOneLine}
        onKeyDown={leaveOnEnter}
      />
    </h1>
  );
}

function asOneLine(text: string): string {
  return text.replaceAll(/\s*[\r\n]+\s*/g, " ");
}
