import { useEffect, useState } from "react";
import { pageMenuEntries, pageMenuItem } from "../../features/pages/menu/page-menu-entries.ts";
import { commandKeys } from "../../lib/keys/command-keys.ts";
import { pageCommands, type PageCommand } from "./page-commands.ts";
import type { PageMenuState } from "./use-page-menu.ts";
import { messages } from "./messages.ts";

/** The edit toggle, if the top bar has one. */
interface EditCommand {
  readonly kind: "editPage" | "editDraft" | "turnOffEditing";
  readonly onToggle: () => void;
}

/**
 * Offers the commands of the top bar to the palette and to keyboard shortcuts: the edit toggle (`null` if it is not
 * usable) and the entries of the page menu.
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
        ...pageMenuItem(entry, situation.kind),
        onRun: () => onSelect(entry),
      }));
    if (edit !== null) {
      commands.unshift({
        id: "edit",
        label: edit.kind === "editPage" ? messages.editPage(situation.kind) : messages[edit.kind],
        icon: edit.kind === "turnOffEditing" ? "PencilOff" : "PencilLine",
        keys: commandKeys.edit,
        onRun: edit.onToggle,
      });
    }
    pageCommands.offer(owner, commands);
  });
  useEffect(() => () => pageCommands.takeBack(owner), [owner]);
}
