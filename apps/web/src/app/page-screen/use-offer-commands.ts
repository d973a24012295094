import { PencilLine, PencilOff } from "lucide-react";
import { useEffect, useState } from "react";
import { pageMenuEntries } from "../../features/page/page-menu-entries.ts";
import { pageMenuLooks } from "../../features/page/page-menu-looks.ts";
import { commandKeys } from "../../lib/command-keys.ts";
import { pageCommands, type PageCommand } from "./page-commands.ts";
import type { PageMenuState } from "./use-page-menu.ts";

/** Turning editing on or off, where the page's bar has the toggle for it. */
interface EditCommand {
  readonly label: "Edit page" | "Edit draft" | "Turn off editing";
  readonly onToggle: () => void;
}

/**
 * Offers to the palette and to the keys what the page's bar offers now: the edit toggle (`null` where it does nothing) and
 * the entries of the page menu.
 */
export function useOfferCommands(
  { situation, onSelect }: PageMenuState["menu"],
  edit: EditCommand | null,
): void {
  const [owner] = useState(() => ({}));
  useEffect(() => {
    const commands: PageCommand[] = pageMenuEntries(situation)
      .flat()
      .map((entry) => ({
        id: entry,
        ...pageMenuLooks[entry],
        onRun: () => onSelect(entry),
      }));
    if (edit !== null) {
      commands.unshift({
        id: "edit",
        label: edit.label,
        icon: edit.label === "Turn off editing" ? PencilOff : PencilLine,
        keys: commandKeys.edit,
        onRun: edit.onToggle,
      });
    }
    pageCommands.offer(owner, commands);
  });
  useEffect(() => () => pageCommands.takeBack(owner), [owner]);
}
