import { useMemo } from "react";
import { bodyToHtml } from "@stemma/document/body-to-html";
import type { BlockJson } from "@stemma/document/format";
import { makeBody } from "@stemma/document/make-body";
import type { PassageConflict } from "@stemma/document/merge/body-merge";
import { passageToHtml } from "@stemma/document/diff/passage-to-html";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { messages } from "../messages.tsx";
import type { UpdateConflict } from "../../merge-plan/plan-update.ts";
import { changeSentence } from "./change-sentence.ts";
import type { Resolution } from "../../merge-plan/resolution.ts";
import { SidePanel } from "./side-panel.tsx";
import type { SideTexts } from "./side-texts.ts";
import "../../../ui/styles/diff.css";
import styles from "./conflict-sides.module.css";

interface ConflictSidesProps {
  readonly conflict: UpdateConflict;
  readonly resolution: Resolution | null;
  readonly sides: SideTexts;
  readonly isBaseShown: boolean;
  readonly onPick: (pick: "ours" | "theirs") => void;
}

/** Both sides of a conflict next to each other, plus the base text if the writer asks for it. */
export function ConflictSides(props: ConflictSidesProps) {
  const { conflict, resolution, sides, isBaseShown, onPick } = props;
  const { ours, theirs } = sides;
  const picked = resolution?.pick;
  const passage = conflict.kind === "title" ? null : conflict.passage;
  const isBlank = conflict.kind === "title" ? conflict.base === "" : passage?.base.length === 0;
  return (
    <div className={styles["sides"]}>
      {isBaseShown && (
        <SidePanel tone="plain" name={sides.original}>
          {isBlank ? (
            <p className={styles["none"]}>{messages.conflicts.noOriginal}</p>
          ) : (
            <Side conflict={conflict} side="base" />
          )}
        </SidePanel>
      )}
      <SidePanel
        tone="pencil"
        name={ours.name}
        did={passage && changeSentence(ours.who, passage, "ours")}
        isPicked={picked === "ours" || picked === "both"}
        pick={{ label: ours.keep, keyName: "1", onPick: () => onPick("ours") }}
      >
        <Side conflict={conflict} side="ours" missing={ours.missing} />
      </SidePanel>
      <SidePanel
        tone="rubric"
        name={theirs.name}
        did={passage && changeSentence(theirs.who, passage, "theirs")}
        isPicked={picked === "theirs" || picked === "both"}
        pick={{ label: theirs.keep, keyName: "2", onPick: () => onPick("theirs") }}
      >
        <Side conflict={conflict} side="theirs" missing={theirs.missing} />
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
