import { ChevronsUpDown } from "lucide-react";
import { memo, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { CompareMode } from "./compare-mode.ts";
import type { ComparedPiece, ComparedStretch } from "./comparison.ts";
import styles from "./compared-blocks.module.css";

interface ComparedBlocksProps {
  readonly stretches: readonly ComparedStretch[];
  readonly mode: CompareMode;
}

/** The compared page in its own typography, long unchanged runs folded. Keeps what a reader has unfolded. */
export const ComparedBlocks = memo(function ComparedBlocks(props: ComparedBlocksProps) {
  const { stretches, mode } = props;
  return stretches.map((stretch) =>
    stretch.foldedBlocks === null ? (
      <Pieces key={stretch.key} pieces={stretch.pieces} mode={mode} />
    ) : (
      <Folded key={stretch.key} pieces={stretch.pieces} mode={mode} blocks={stretch.foldedBlocks} />
    ),
  );
});

interface PiecesProps {
  readonly pieces: readonly ComparedPiece[];
  readonly mode: CompareMode;
}

function Folded({ blocks, ...pieces }: PiecesProps & { readonly blocks: number }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Pieces {...pieces} />;
  return (
    <button type="button" className={styles["fold"]} onClick={() => setOpen(true)}>
      <Icon of={ChevronsUpDown} />
      {blocks} unchanged paragraphs — show
    </button>
  );
}

function Pieces({ pieces, mode }: PiecesProps) {
  return pieces.map((piece) => (
    <div
      key={`${mode} ${piece.key}`}
      className="page-body diff-piece"
      // The renderer escapes every text and lets no address but a safe one through.
      dangerouslySetInnerHTML={{ __html: piece[mode] }}
    />
  ));
}
