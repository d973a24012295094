import type { LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode, RefObject } from "react";
import type { AnyProps } from "./given-props.ts";
import type { IconName } from "./menu-icons.ts";

export interface MenuProps {
  /** The button that opens the menu; it gets the ARIA attributes. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly side?: "top" | "bottom";
  readonly align?: "start" | "end";
  /** Fetches entries before the menu opens. Entries that arrive in an open menu move its highlight to another entry. */
  readonly prepare?: () => Promise<unknown>;
  /** What gets the focus when the menu closes; the button unless this says otherwise. */
  readonly finalFocus?: () => HTMLElement | null;
  /** `MenuItem`s, `MenuSeparator`s and `MenuHeading`s. */
  readonly children: ReactNode;
}

/** A menu whose owner opens and closes it. */
export interface OpenableMenuProps extends Omit<MenuProps, "prepare"> {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** For the menu of a button that is drawn elsewhere. */
export interface MenuOfProps extends Omit<OpenableMenuProps, "trigger"> {
  /** The button that opens the menu. */
  readonly trigger: RefObject<Element | null>;
  /** Whether a key opened it before it was loaded: then its first entry has the focus. */
  readonly isByKey: boolean;
  readonly onGiven: (given: AnyProps) => void;
}

export interface MenuAtProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Whether a key opened it: then its first entry has the focus. */
  readonly isByKey?: boolean;
  /** The element that the menu opens at. */
  readonly anchor: RefObject<Element | null>;
  /** The name of the menu. */
  readonly label: string;
  /** What gets the focus when the menu closes. */
  readonly finalFocus: () => HTMLElement | null;
  /** `MenuItem`s, `MenuSeparator`s and `Submenu`s. */
  readonly children: ReactNode;
}

export interface MenuItemProps {
  readonly icon?: LucideIcon | IconName;
  readonly label: string;
  /** What the entry does, in a line below its label. */
  readonly hint?: string;
  /** The keyboard shortcut, shown at the end of the entry. */
  readonly keys?: readonly string[] | undefined;
  readonly onSelect: () => void;
  /**
   * Why the entry cannot be used now. The entry then stays focusable, does nothing, and shows this text in a tooltip.
   */
  readonly unavailableBecause?: string | undefined;
  /** Drawn in red, for entries that remove something. */
  readonly isDangerous?: boolean;
}

export interface MenuChoiceProps<Value extends string> {
  /** The name of the setting. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

export interface MenuRowsProps {
  /** The name of the group. */
  readonly label: string;
  readonly className: string | undefined;
  /** `MenuRow`s. */
  readonly children: ReactNode;
}

export interface MenuRowProps {
  readonly className: string | undefined;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}
