import type { LucideIcon } from "lucide-react";
import type { PageMenuEntry } from "../../features/page/page-menu-entries.ts";
import { createStore } from "../../lib/create-store.ts";

/** A command for the page on screen: an entry of its menu, or turning editing on and off. */
export interface PageCommand {
  readonly id: PageMenuEntry | "edit";
  readonly label: string;
  readonly icon: LucideIcon;
  readonly keys?: readonly string[];
  readonly onRun: () => void;
}

interface Offer {
  /** The screen that offers the commands; `null` where no page is on screen. */
  readonly owner: object | null;
  readonly commands: readonly PageCommand[];
}

const nothing: Offer = { owner: null, commands: [] };
const offered = createStore(nothing);

/** What the page on screen offers to the palette and to the keys; nothing where no page is on screen. */
export const pageCommands = {
  current: (): readonly PageCommand[] => offered.current().commands,
  find: (id: PageCommand["id"]): PageCommand | undefined =>
    offered.current().commands.find((command) => command.id === id),
  subscribe: offered.subscribe,
  offer: (owner: object, commands: readonly PageCommand[]): void =>
    offered.set({ owner, commands }),
  /** Takes back what this screen offered, and leaves what another screen offers by now. */
  takeBack: (owner: object): void => {
    if (offered.current().owner === owner) offered.set(nothing);
  },
};
