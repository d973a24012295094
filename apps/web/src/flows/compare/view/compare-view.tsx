import { useRef, useState, type ReactNode } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Loader } from "../../../ui/messages/loader.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { TimeLimitNotice } from "./time-limit-notice.tsx";
import { CompareBar } from "./compare-bar.tsx";
import { messages } from "../messages.ts";
import type { CompareMode } from "../comparison/compare-mode.ts";
import type { ComparedText as Text } from "../comparison/compare-texts.ts";
import { ComparedBlocks } from "./compared-blocks.tsx";
import { ComparedText } from "./compared-text.tsx";
import { ComparedTitle } from "./compared-title.tsx";
import type { Comparison } from "../comparison/comparison.ts";
import { useChangeSteps } from "./use-change-steps.ts";
import { useFirstChange } from "./use-first-change.ts";
import { useComparison } from "../comparison/use-comparison.ts";
import { useIsNarrow } from "../../../lib/use-is-narrow.ts";
import "../../../ui/styles/diff.css";
import styles from "./compare-view.module.css";

interface CompareViewProps {
  /** The caller must memoize it: a new object triggers a new comparison. */
  readonly before: Text;
  readonly after: Text;
  readonly mode: CompareMode;
  readonly onMode?: (mode: CompareMode) => void;
  /** The menus to choose the two texts. */
  readonly sidePickers?: ReactNode;
  /** Whether it stands in the place of a page's text: below the page's own title, with every paragraph, in one layout. */
  readonly isInPage?: boolean;
  /** Who made a change: shown in the bar while it is the current one, in a window without room beside the text. */
  readonly renderNote?: (stop: string) => ReactNode;
}

/** Two texts of a page compared, in the page's typography. A narrow window always uses one column. */
export function CompareView(props: CompareViewProps) {
  const { before, after, mode, onMode, sidePickers, isInPage = false, renderNote } = props;
  const { comparison, isComparing, isFailed, takeMoreTime, retry } = useComparison(before, after);
  return (
    <>
      {sidePickers}
      {isFailed && (
        <Notice tone="error" actions={<Button onClick={retry}>{messages.tryAgain}</Button>}>
          {messages.compareFailed}
        </Notice>
      )}
      {comparison === null && isComparing && <Loader />}
      {comparison !== null && (
        <Compared
          comparison={comparison}
          mode={mode}
          onMode={onMode}
          isInPage={isInPage}
          renderNote={renderNote}
        >
          <TimeLimitNotice
            blocks={comparison.boundedBlocks}
            isComparing={isComparing}
            onMoreTime={takeMoreTime}
          />
        </Compared>
      )}
    </>
  );
}

interface ComparedProps {
  readonly comparison: Comparison;
  readonly mode: CompareMode;
  readonly onMode: ((mode: CompareMode) => void) | undefined;
  readonly isInPage: boolean;
  readonly renderNote: CompareViewProps["renderNote"];
  readonly children: ReactNode;
}

function Compared({ comparison, mode, onMode, isInPage, renderNote, children }: ComparedProps) {
  const { sentence, title, runs, changes } = comparison;
  const isNarrow = useIsNarrow();
  const [isText, setText] = useState(false);
  const layout = isNarrow ? "inline" : mode;
  const page = useRef<HTMLElement>(null);
  const { position, step } = useChangeSteps(page, changes, `${layout} ${isText}`);
  useFirstChange(page, isInPage ? (changes[0]?.stop ?? null) : null);
  const titleChange = changes.find(({ stop }) => stop === "title");
  const current = position === null ? undefined : changes[position];
  const note = current === undefined ? null : renderNote?.(current.stop);
  return (
    <>
      <CompareBar
        sentence={sentence}
        changes={changes.length}
        position={position}
        onStep={step}
        layouts={isNarrow || onMode === undefined ? null : { mode, onMode }}
        isText={isText}
        onText={setText}
        note={note}
      />
      <output className="visually-hidden">
        {current !== undefined &&
          position !== null &&
          messages.currentChange(position + 1, changes.length, current.text)}{" "}
        {note}
      </output>
      {children}
      <ComparedText sentence={sentence} changes={changes} isShown={isText} />
      <section
        ref={page}
        aria-label={messages.changesInPage}
        className={styles[isInPage ? "text" : "page"]}
        data-mode={layout}
        hidden={isText}
      >
        {isInPage ? (
          titleChange !== undefined && (
            <p className={styles["titleChange"]} data-change="title">
              {titleChange.text}
            </p>
          )
        ) : (
          <ComparedTitle title={title} isOther={titleChange !== undefined} mode={layout} />
        )}
        <ComparedBlocks runs={runs} mode={layout} isWhole={isInPage} />
      </section>
    </>
  );
}
