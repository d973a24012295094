import type { PageMenuEntry } from "../../features/pages/menu/page-menu-entries.ts";
import { createStore } from "../../lib/create-store.ts";
import type { IconName } from "../../ui/popups/menu-icons.ts";

/** A command for the page on screen: an entry of the page menu, or the edit toggle. */
export interface PageCommand {
  readonly id: PageMenuEntry | "edit";
  readonly label: string;
  readonly icon: IconName;
  readonly keys?: readonly string[];
  readonly onRun: () => void;
}

interface Offer {
  /** The screen that offers the commands; `null` if no page is on screen. */
  readonly owner: object | null;
  readonly commands: readonly PageCommand[];
}

const nothing: Offer = { owner: null, commands: [] };
const offered = createStore(nothing);

/** The commands of the page on screen, for the palette and for keyboard shortcuts. Empty if no page is on screen. */
export const pageCommands = {
  current: (): readonly PageCommand[] => offered.current().commands,
  find: (id: PageCommand["id"]): PageCommand | undefined =>
    offered.current().commands.find((command) => command.id === id),
  subscribe: offered.subscribe,
  offer: (owner: object, commands: readonly PageCommand[]): void =>
    offered.set({ owner, commands }),
  /** Removes the commands of this screen, unless another screen has replaced them already. */
  takeBack: (owner: object): void => {
    if (offered.current().owner === owner) offered.set(nothing);
  },
};
