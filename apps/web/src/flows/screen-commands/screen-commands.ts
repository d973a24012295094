import type { LucideIcon } from "lucide-react";
import { createStore } from "../../lib/create-store.ts";

/** A command of the screen on show: what one of its buttons does. */
export interface ScreenCommand {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The keyboard shortcut of the same action, one string per key. */
  readonly keys?: readonly string[];
  readonly onRun: () => void;
}

interface Offer {
  /** The screen that offers the commands; `null` if no screen does. */
  readonly owner: object | null;
  /** The heading of the commands. */
  readonly label: string;
  readonly commands: readonly ScreenCommand[];
}

const nothing: Offer = { owner: null, label: "", commands: [] };
const offered = createStore(nothing);

/** The commands of the screen on show, for the palette. Those of pages are `pageCommands`. */
export const screenCommands = {
  current: (): Offer => offered.current(),
  subscribe: offered.subscribe,
  offer: (owner: object, label: string, commands: readonly ScreenCommand[]): void =>
    offered.set({ owner, label, commands }),
  /** Removes the commands of this screen, unless another screen has replaced them already. */
  takeBack: (owner: object): void => {
    if (offered.current().owner === owner) offered.set(nothing);
  },
};
