import { GitBranch } from "lucide-react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { messages } from "../messages.tsx";
import type { ChainRow } from "./chain-rows.ts";
import styles from "./history-chain.module.css";

interface BranchRowProps {
  readonly branch: Extract<ChainRow, { kind: "branch" }>;
  readonly onShow: () => void;
}

/** A row for the versions that branch off the chain, with a button that shows them. */
export function BranchRow({ branch: { from, newest, count }, onShow }: BranchRowProps) {
  const { chainView } = messages;
  const { subjectLine } = newest.publishMessage;
  return (
    <li className={styles["event"]}>
      <Icon of={GitBranch} size={14} />
      <span>{chainView.branch(count, from?.publishMessage.subjectLine ?? null, subjectLine)}</span>
      <Button
        kind="quiet"
        className={styles["show"]}
        aria-label={chainView.showBranch(subjectLine)}
        onClick={onShow}
      >
        {chainView.show}
      </Button>
    </li>
  );
}
