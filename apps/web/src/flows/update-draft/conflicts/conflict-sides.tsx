import { useMemo } from "react";
import { bodyToHtml } from "@stemma/document/body-to-html";
import type { BlockJson } from "@stemma/document/format";
import { makeBody } from "@stemma/document/make-body";
import type { PassageConflict } from "@stemma/document/merge/body-merge";
import { passageToHtml } from "@stemma/document/diff/passage-to-html";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { messages } from "../messages.tsx";
import type { UpdateConflict } from "../plan/plan-update.ts";
import { changeSentence } from "./change-sentence.ts";
import type { Resolution } from "./resolving/resolution.ts";
import { SidePanel } from "./side-panel.tsx";
import styles from "./conflict-sides.module.css";

interface ConflictSidesProps {
  readonly conflict: UpdateConflict;
  readonly resolution: Resolution | null;
  /** The heading of the published side: "Ana’s, “Prices 2027”". */
  readonly theirName: string;
  /** Who published the other side; `null` for the writer. */
  readonly publisher: string | null;
  /** The label of the button that picks the published side. */
  readonly keepTheirs: string;
  readonly isBaseShown: boolean;
  readonly onPick: (pick: "ours" | "theirs") => void;
}

/** Both sides of a conflict next to each other, plus the base text if the writer asks for it. */
export function ConflictSides(props: ConflictSidesProps) {
  const { conflict, resolution, theirName, publisher, keepTheirs, isBaseShown, onPick } = props;
  const picked = resolution?.pick;
  const passage = conflict.kind === "title" ? null : conflict.passage;
  const isBlank = conflict.kind === "title" ? conflict.base === "" : passage?.base.length === 0;
  return (
    <div className={styles["sides"]}>
      {isBaseShown && (
        <SidePanel tone="plain" name={messages.conflicts.original}>
          {isBlank ? (
            <p className={styles["none"]}>{messages.conflicts.noOriginal}</p>
          ) : (
            <Side conflict={conflict} side="base" />
          )}
        </SidePanel>
      )}
      <SidePanel
        tone="pencil"
        name={messages.conflicts.yours}
        did={passage && changeSentence(null, passage, "ours")}
        isPicked={picked === "ours" || picked === "both"}
        pick={{ label: messages.conflicts.keepYours, keyName: "1", onPick: () => onPick("ours") }}
      >
        <Side conflict={conflict} side="ours" missing={messages.conflicts.youDeleted} />
      </SidePanel>
      <SidePanel
        tone="rubric"
        name={theirName}
        did={passage && changeSentence(publisher, passage, "theirs")}
        isPicked={picked === "theirs" || picked === "both"}
        pick={{ label: keepTheirs, keyName: "2", onPick: () => onPick("theirs") }}
      >
        <Side conflict={conflict} side="theirs" missing={messages.conflicts.theyDeleted} />
      </SidePanel>
    </div>
  );
}

interface SideProps {
  readonly conflict: UpdateConflict;
  readonly side: "base" | "ours" | "theirs";
  readonly missing?: string;
}

function Side({ conflict, side, missing }: SideProps) {
  if (conflict.kind === "title") {
    return <p className={styles["title"]}>{displayPageTitle(conflict[side])}</p>;
  }
  const rows = conflict.passage[side];
  if (rows.length === 0) return <p className={styles["none"]}>{missing}</p>;
  return <Rows passage={conflict.passage} rows={rows} isBase={side === "base"} />;
}

interface RowsProps {
  readonly passage: PassageConflict;
  readonly rows: readonly BlockJson[];
  readonly isBase: boolean;
}

function Rows({ passage, rows, isBase }: RowsProps) {
  const { base } = passage;
  const html = useMemo(
    () => (isBase ? bodyToHtml(makeBody(rows)) : passageToHtml(base, rows)),
    [base, rows, isBase],
  );
  // Both functions escape all text and drop unsafe URLs.
  return (
    <div className={`page-body ${styles["body"]}`} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
