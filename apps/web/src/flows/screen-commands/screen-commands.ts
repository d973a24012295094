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

/** Commands with their heading. */
export interface ScreenCommands {
  readonly label: string;
  readonly commands: readonly ScreenCommand[];
}

interface Offer extends ScreenCommands {
  /** The screen, or the part of it, that offers the commands. */
  readonly owner: object;
}

const offered = createStore<readonly Offer[]>([]);

/** The commands of the screen on show and of its parts, for the palette. Those of pages are `pageCommands`. */
export const screenCommands = {
  current: (): readonly ScreenCommands[] => offered.current(),
  subscribe: offered.subscribe,
  /** Offers commands, in place of those that the same owner offered before. */
  offer: (owner: object, label: string, commands: readonly ScreenCommand[]): void => {
    const offers = offered.current();
    const at = offers.findIndex((offer) => offer.owner === owner);
    offered.set(offers.toSpliced(at === -1 ? offers.length : at, 1, { owner, label, commands }));
  },
  takeBack: (owner: object): void =>
    offered.set(offered.current().filter((offer) => offer.owner !== owner)),
};
