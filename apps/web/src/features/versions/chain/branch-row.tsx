import { GitBranch } from "lucide-react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { quoted } from "../words/quoted.ts";
import type { ChainRow } from "./walk-chain.ts";
import styles from "./history-chain.module.css";

interface BranchRowProps {
  readonly branch: Extract<ChainRow, { kind: "branch" }>;
  readonly onShow: () => void;
}

/** A row for the versions that branch off the chain, with a button that shows them. */
export function BranchRow({ branch: { from, newest, count }, onShow }: BranchRowProps) {
  const versions = count === 1 ? "1 version" : `${count} versions`;
  const subject = quoted(newest.publishMessage.subjectLine);
  const origin =
    from === null ? "begin apart" : `grew from ${quoted(from.publishMessage.subjectLine)} too`;
  return (
    <li className={styles["event"]}>
      <Icon of={GitBranch} size={14} />
      <span>
        {versions} {count === 1 && from === null ? "begins apart" : origin}
        {count === 1 ? `: ${subject}` : `, up to ${subject}`}
      </span>
      <Button
        kind="quiet"
        className={styles["show"]}
        aria-label={`Show the branch of ${subject}`}
        onClick={onShow}
      >
        Show
      </Button>
    </li>
  );
}
