/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions --
   React does not know the tag for a search everywhere; the search hears the keys of its own controls. */
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { ArrowDown, ArrowUp, CaseSensitive, WholeWord, X } from "lucide-react";
import type { LexicalEditor } from "lexical";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { useWindowKeys } from "../../../lib/keys/use-window-keys.ts";
import { messages } from "../messages.ts";
import { isInFront, stepOfKey } from "./find-keys.ts";
import { leaveForText } from "./leave-for-text.ts";
import { useFind, type Find } from "./use-find.ts";
import styles from "./find-bar.module.css";
import "./found-text.css";

interface FindBarProps {
  readonly editor: LexicalEditor;
  /** Counts how often the writer asked for the bar: each time, its field gets the focus. */
  readonly request: number;
  readonly onClose: () => void;
}

const { find: words } = messages;

/** The most characters of a replacement. */
const replacementMax = 10_000;

/** The bar that finds and replaces text in the page. Escape closes it and places the caret at the match. */
export function FindBar({ editor, request, onClose }: FindBarProps) {
  const find = useFind(editor);
  const { search, onSearch, count, step, replace, current } = find;
  const [replacement, setReplacement] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (request === 0) return;
    field.current?.focus();
    field.current?.select();
  }, [request]);
  useWindowKeys((event) => {
    const by = stepOfKey(event);
    if (by === null || event.defaultPrevented || isInFront(event.target)) return;
    event.preventDefault();
    step(by);
  });

  const close = (): void => {
    const match = current();
    onClose();
    leaveForText(editor, match);
  };
  const onEnter = (event: KeyboardEvent, run: () => void): void => {
    if (event.key !== "Enter" || isComposing(event)) return;
    event.preventDefault();
    run();
  };
  const replaceOne = (): void => {
    replace(replacement);
    // The buttons are about to be disabled, and would take the focus with them.
    if (count === 1) field.current?.focus();
  };
  const replaceEvery = (): void => {
    find.replaceAll(replacement);
    field.current?.focus();
  };
  return (
    <div
      role="search"
      aria-label={words.title}
      className={styles["bar"]}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || isComposing(event)) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <div className={styles["line"]}>
        <input
          ref={field}
          type="text"
          className={styles["field"]}
          aria-label={words.find}
          placeholder={words.find}
          autoComplete="off"
          spellCheck={false}
          value={search.text}
          onChange={({ target }) => onSearch({ text: target.value })}
          onKeyDown={(event) => onEnter(event, () => step(event.shiftKey ? -1 : 1))}
        />
        <output className={styles["count"]}>{search.text === "" ? "" : statusOf(find)}</output>
        <IconButton
          label={words.matchCase}
          icon={<Icon of={CaseSensitive} />}
          className={styles["toggle"]}
          aria-pressed={search.isCaseSensitive}
          onClick={() => onSearch({ isCaseSensitive: !search.isCaseSensitive })}
        />
        <IconButton
          label={words.wholeWord}
          icon={<Icon of={WholeWord} />}
          className={styles["toggle"]}
          aria-pressed={search.isWholeWord}
          onClick={() => onSearch({ isWholeWord: !search.isWholeWord })}
        />
        <IconButton
          label={words.previous}
          icon={<Icon of={ArrowUp} />}
          disabled={count === 0}
          onClick={() => step(-1)}
        />
        <IconButton
          label={words.next}
          icon={<Icon of={ArrowDown} />}
          disabled={count === 0}
          onClick={() => step(1)}
        />
        <IconButton label={words.close} icon={<Icon of={X} />} onClick={close} />
      </div>
      <div className={styles["line"]}>
        <input
          type="text"
          className={styles["field"]}
          aria-label={words.replaceBy}
          placeholder={words.replaceBy}
          autoComplete="off"
          maxLength={replacementMax}
          value={replacement}
          onChange={({ target }) => setReplacement(target.value.replaceAll("\0", ""))}
          onKeyDown={(event) => onEnter(event, replaceOne)}
        />
        <Button disabled={count === 0} onClick={replaceOne}>
          {words.replace}
        </Button>
        <Button disabled={count === 0} onClick={replaceEvery}>
          {words.replaceAll}
        </Button>
      </div>
    </div>
  );
}

function statusOf({ outcome, position, count }: Find): string {
  if (outcome === null) return words.count(position, count);
  return outcome === "too-long" ? words.tooLong : words.replaced(outcome);
}

/** Whether a key belongs to what an input method composes. Safari ends the composition before the Enter that confirms it. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
