import { useMemo } from "react";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import type { BlockJson } from "@stemma/document/format";
import { blocksHtml, conflictHtml } from "./conflict-html.ts";
import { messages } from "../messages.tsx";
import type { UpdateConflict } from "../plan/plan-update.ts";
import type { Resolution } from "./resolving/resolution.ts";
import { SidePanel } from "./side-panel.tsx";
import styles from "./conflict-sides.module.css";

interface ConflictSidesProps {
  readonly conflict: UpdateConflict;
  readonly resolution: Resolution | null;
  /** The heading of the published side: "Ana’s, “Prices 2027”". */
  readonly theirName: string;
  /** The label of the button that picks the published side. */
  readonly keepTheirs: string;
  readonly isBaseShown: boolean;
  readonly onPick: (pick: "ours" | "theirs") => void;
}

/** Both sides of a conflict next to each other, plus the base text if the writer asks for it. */
export function ConflictSides(props: ConflictSidesProps) {
  const { conflict, resolution, theirName, keepTheirs, isBaseShown, onPick } = props;
  const picked = resolution?.pick;
  const before = conflict.kind === "title" ? conflict.base : conflict.block.base;
  return (
    <div className={styles["sides"]}>
      {isBaseShown && (
        <SidePanel tone="plain" name={messages.conflicts.original}>
          {before === null || before === "" ? (
            <p className={styles["none"]}>{messages.conflicts.noOriginal}</p>
          ) : (
            <Side conflict={conflict} side="base" />
          )}
        </SidePanel>
      )}
      <SidePanel
        tone="pencil"
        name={messages.conflicts.yours}
        isPicked={picked === "ours" || picked === "both"}
        pick={{ label: messages.conflicts.keepYours, keyName: "1", onPick: () => onPick("ours") }}
      >
        <Side conflict={conflict} side="ours" missing={messages.conflicts.youDeleted} />
      </SidePanel>
      <SidePanel
        tone="rubric"
        name={theirName}
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
  const block = conflict.block[side];
  if (block === null) return <p className={styles["none"]}>{missing}</p>;
  return <Block base={side === "base" ? null : conflict.block.base} block={block} />;
}

function Block({ base, block }: { readonly base: BlockJson | null; readonly block: BlockJson }) {
  const html = useMemo(
    () => (base === null ? blocksHtml([block]) : conflictHtml(base, block)),
    [base, block],
  );
  // `bodyToHtml` escapes all text and drops unsafe URLs.
  return (
    <div className={`page-body ${styles["body"]}`} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
