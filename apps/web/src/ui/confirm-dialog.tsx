import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { useRef, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { DialogActions } from "./dialog-actions.tsx";
import { isSecondClick } from "./is-second-click.ts";
import styles from "./confirm-dialog.module.css";

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question, whole. */
  readonly question: string;
  /** What follows from a yes, where the question does not say it. */
  readonly children?: ReactNode;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  /** Also asked for by Escape. */
  readonly onNo: () => void;
}

/** A question that has to be answered before anything else. The answer that changes nothing has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, question, children, yes, no, onYes, onNo } = props;
  const noRef = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root open={isOpen} onOpenChange={(isWanted) => !isWanted && onNo()}>
      <Base.Portal>
        <Base.Backdrop className={styles["backdrop"]} />
        <Base.Viewport
          className={styles["viewport"]}
          onClick={({ target, currentTarget, nativeEvent }) => {
            if (target === currentTarget && !isSecondClick(nativeEvent)) onNo();
          }}
        >
          <Base.Popup className={styles["popup"]} initialFocus={noRef}>
            <Base.Title className={styles["question"]}>{question}</Base.Title>
            {children !== undefined && children !== false && (
              <Base.Description className={styles["description"]} render={<div />}>
                {children}
              </Base.Description>
            )}
            <DialogActions>
              <Button ref={noRef} onClick={onNo}>
                {no}
              </Button>
              <Button kind="primary" onClick={onYes}>
                {yes}
              </Button>
            </DialogActions>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
