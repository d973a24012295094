import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { useRef } from "react";
import { Button } from "../buttons/button.tsx";
import { DialogAction } from "../dialogs/dialog-action.tsx";
import { DialogActions } from "../dialogs/dialog-actions.tsx";
import { isSecondClick } from "../buttons/is-second-click.ts";
import type { ConfirmDialogProps } from "./dialog-props.ts";
import styles from "../dialogs/confirm-dialog.module.css";

export function DrawnConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, question, children, yes, no, hasPlainLabels = false, onYes, onNo } = props;
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
