import type { Dialog } from "@base-ui/react/dialog";
import type { ComponentProps, ReactNode } from "react";

interface DialogFrameProps {
  readonly isOpen: boolean;
  /** Called on Escape, on a press on the overlay and by the close button; the caller then sets `isOpen` to false. */
  readonly onClose: () => void;
  /** What to focus on opening, as Base UI has it: `true` is the first focusable element, on a touch screen too. */
  readonly initialFocus?: ComponentProps<typeof Dialog.Popup>["initialFocus"];
  /** The element to focus on closing, or `false` for none. Default: the element that had the focus before. */
  readonly finalFocus?: () => HTMLElement | boolean;
  /** A CSS width. The dialog never outgrows the window. */
  readonly width?: string;
  readonly height?: string;
  /** Keeps the dialog open while an action runs: Escape, overlay and close button do nothing. */
  readonly isHeld?: boolean;
  /** Only the content closes the dialog: without a close button, and Escape and the overlay do nothing. For what is shown only once. */
  readonly isClosedByContent?: boolean;
}

interface SmallDialogProps extends DialogFrameProps {
  readonly size?: "small";
  /** The heading, and the dialog's name for screen readers. */
  readonly title: string;
  /** The content, shown with padding. */
  readonly children: ReactNode;
}

interface LargeDialogProps extends DialogFrameProps {
  /** Fills the window of a phone. */
  readonly size: "large";
  readonly title?: never;
  /** A `DialogHeader`, then content without padding. */
  readonly children: ReactNode;
}

export type DialogProps = SmallDialogProps | LargeDialogProps;

export interface ConfirmDialogProps {
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

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly label: string;
  readonly children: ReactNode;
}
