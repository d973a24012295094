import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { useRef, type ReactNode } from "react";
import { Button } from "../buttons/button.tsx";
import { DialogAction } from "./dialog-action.tsx";
import { DialogActions } from "./dialog-actions.tsx";
import { isSecondClick } from "../buttons/is-second-click.ts";
import { useToastsStandBack } from "../messages/use-toasts-stand-back.ts";
import styles from "./confirm-dialog.module.css";

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question, as a full sentence. */
  readonly question: string;
  /** The consequences of a yes, unless the question names them. */
  readonly children?: ReactNode;
  /** In sentence case; drawn in capitals. */
  readonly yes: string;
  /** In sentence case; drawn in capitals. */
  readonly no: string;
  /** Draws the labels as they are: 'Yes' and 'No' in the specification. */
  readonly hasPlainLabels?: boolean;
  readonly onYes: () => void;
  /** Also called on Escape and on a press outside the dialog. */
  readonly onNo: () => void;
}

/** A modal yes-or-no question. The button that changes nothing has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, question, children, yes, no, hasPlainLabels = false, onYes, onNo } = props;
  const noRef = useRef<HTMLButtonElement>(null);
  useToastsStandBack(isOpen);
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
              {hasPlainLabels ? (
                <>
                  <Button ref={noRef} onClick={onNo}>
                    {no}
                  </Button>
                  <Button kind="primary" onClick={onYes}>
                    {yes}
                  </Button>
                </>
              ) : (
                <>
                  <DialogAction ref={noRef} onClick={onNo} label={no} />
                  <DialogAction kind="primary" onClick={onYes} label={yes} />
                </>
              )}
            </DialogActions>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
