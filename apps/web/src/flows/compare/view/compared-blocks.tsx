import { ChevronsUpDown } from "lucide-react";
import { memo, useState } from "react";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { messages } from "../messages.ts";
import type { CompareMode } from "../comparison/compare-mode.ts";
import type { ComparedPiece, ComparedRun } from "../comparison/comparison.ts";
import styles from "./compared-blocks.module.css";
import { useSlices } from "../comparison/use-slices.ts";

interface ComparedBlocksProps {
  readonly runs: readonly ComparedRun[];
  readonly mode: CompareMode;
}

/** The compared page in its own typography, with long unchanged runs folded. Keeps the reader's unfolded runs open. */
export const ComparedBlocks = memo(function ComparedBlocks(props: ComparedBlocksProps) {
  const { runs, mode } = props;
  const last = runs.at(-1);
  const drawn = useSlices(last === undefined ? 0 : last.firstPiece + last.pieces.length, mode);
  return runs.map(({ key, foldedBlocks, firstPiece, pieces }) =>
    foldedBlocks === null ? (
      <Pieces key={key} pieces={pieces} mode={mode} drawn={drawn - firstPiece} />
    ) : (
      <Folded key={key} pieces={pieces} mode={mode} blocks={foldedBlocks} />
    ),
  );
});

interface PiecesProps {
  readonly pieces: readonly ComparedPiece[];
  readonly mode: CompareMode;
  /** How many pieces may render so far; the others are placeholders. */
  readonly drawn: number;
}

function Folded({ blocks, ...rest }: Omit<PiecesProps, "drawn"> & { readonly blocks: number }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Unfolded {...rest} />;
  return (
    <button type="button" className={styles["fold"]} onClick={() => setOpen(true)}>
      <Icon of={ChevronsUpDown} />
      {messages.showUnchanged(blocks)}
    </button>
  );
}

function Unfolded({ pieces, mode }: Omit<PiecesProps, "drawn">) {
  const drawn = useSlices(pieces.length, mode);
  return <Pieces pieces={pieces} mode={mode} drawn={drawn} />;
}

function Pieces({ pieces, mode, drawn }: PiecesProps) {
  return pieces.map((piece, index) => (
    <Piece key={`${mode} ${piece.key}`} html={index < drawn ? piece[mode] : ""} />
  ));
}

const Piece = memo(function Piece({ html }: { readonly html: string }) {
  // The renderer escapes all text and drops unsafe URLs.
  return <div className="page-body diff-piece" dangerouslySetInnerHTML={{ __html: html }} />;
});
