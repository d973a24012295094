import type { ComponentType } from "react";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useRetryWhenBack } from "../../lib/failures/use-retry-when-back.ts";
import { preloadablePart, type PartFailureProps } from "../../lib/preloadable.tsx";
import { messages } from "../messages.ts";
import { DialogAction } from "./dialog-action.tsx";
import { DialogActions } from "./dialog-actions.tsx";
import { Dialog } from "./dialog.tsx";

interface ModalProps {
  readonly onClose: () => void;
}

/** A modal in a chunk of its own. If the chunk cannot be loaded, a dialog in its place says so, and the screen behind it stays. */
export function modalChunk<Props extends ModalProps>(fetch: () => Promise<ComponentType<Props>>) {
  return preloadablePart(fetch, ModalFailure);
}

function ModalFailure({ error, onRetry, part }: PartFailureProps<ModalProps>) {
  useRetryWhenBack(true, onRetry);
  return (
    <Dialog isOpen onClose={part.onClose} title={messages.notLoaded}>
      <p role="alert">{failureWords(error)}</p>
      <DialogActions>
        <DialogAction kind="primary" onClick={onRetry} label={messages.tryAgain} />
      </DialogActions>
    </Dialog>
  );
}
