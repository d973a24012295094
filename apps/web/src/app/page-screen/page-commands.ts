import type { LucideIcon } from "lucide-react";
import type { PageMenuEntry } from "../../features/page/page-menu-entries.ts";

/** Something that can be done with the page on screen: an entry of its menu, or turning editing on and off. */
export interface PageCommand {
  readonly id: PageMenuEntry | "edit";
  readonly label: string;
  readonly icon: LucideIcon;
  readonly keys?: readonly string[];
  readonly onRun: () => void;
}

/** Who offers commands; a screen that left takes back only its own. */
type Owner = object;

const none: readonly PageCommand[] = [];
let offered: { readonly owner: Owner | null; readonly commands: readonly PageCommand[] } = {
  owner: null,
  commands: none,
};
const listeners = new Set<() => void>();

function put(owner: Owner | null, commands: readonly PageCommand[]): void {
  offered = { owner, commands };
  for (const hear of listeners) hear();
}

/** What the page on screen offers to the palette and to the keys; nothing where no page is on screen. */
export const pageCommands = {
  current: (): readonly PageCommand[] => offered.commands,
  find: (id: PageCommand["id"]): PageCommand | undefined =>
    offered.commands.find((command) => command.id === id),
  subscribe: (hear: () => void): (() => void) => {
    listeners.add(hear);
    return () => listeners.delete(hear);
  },
  offer: put,
  takeBack: (owner: Owner): void => {
    if (offered.owner === owner) put(null, none);
  },
};
