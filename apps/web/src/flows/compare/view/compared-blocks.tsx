import { ChevronsUpDown } from "lucide-react";
import { memo, useState } from "react";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { messages } from "../messages.ts";
import type { CompareMode } from "../comparison/compare-mode.ts";
import type { ComparedPiece, ComparedRun } from "../comparison/comparison.ts";
import styles from "./compared-blocks.module.css";
import { useRenderedCount } from "../comparison/use-rendered-count.ts";

interface ComparedBlocksProps {
  readonly runs: readonly ComparedRun[];
  readonly mode: CompareMode;
  /** Whether unchanged runs are shown too. */
  readonly isWhole: boolean;
}

/** The compared page in its own typography, with long unchanged runs folded. Keeps the reader's unfolded runs open. */
export const ComparedBlocks = memo(function ComparedBlocks(props: ComparedBlocksProps) {
  const { runs, mode, isWhole } = props;
  const last = runs.at(-1);
  const rendered = useRenderedCount(
    last === undefined ? 0 : last.firstPiece + last.pieces.length,
    mode,
  );
  return runs.map(({ key, foldedBlocks, firstPiece, pieces }) =>
    foldedBlocks === null || isWhole ? (
      <Pieces key={key} pieces={pieces} mode={mode} rendered={rendered - firstPiece} />
    ) : (
      <Folded key={key} pieces={pieces} mode={mode} blocks={foldedBlocks} />
    ),
  );
});

interface PiecesProps {
  readonly pieces: readonly ComparedPiece[];
  readonly mode: CompareMode;
  /** How many pieces may render so far; the others are placeholders. */
  readonly rendered: number;
}

function Folded({ blocks, ...rest }: Omit<PiecesProps, "rendered"> & { readonly blocks: number }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Unfolded {...rest} />;
  return (
    <button type="button" className={styles["fold"]} onClick={() => setOpen(true)}>
      <Icon of={ChevronsUpDown} />
      {messages.showUnchanged(blocks)}
    </button>
  );
}

function Unfolded({ pieces, mode }: Omit<PiecesProps, "rendered">) {
  const rendered = useRenderedCount(pieces.length, mode);
  return <Pieces pieces={pieces} mode={mode} rendered={rendered} />;
}

function Pieces({ pieces, mode, rendered }: PiecesProps) {
  return pieces.map((piece, index) => (
    <Piece key={`${mode} ${piece.key}`} html={index < rendered ? piece[mode] : ""} />
  ));
}

const Piece = memo(function Piece({ html }: { readonly html: string }) {
  // The renderer escapes all text and drops unsafe URLs.
  return <div className="page-body diff-piece" dangerouslySetInnerHTML={{ __html: html }} />;
});
