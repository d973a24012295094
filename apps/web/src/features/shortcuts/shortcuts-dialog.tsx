import { useState } from "react";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { Keys } from "../../ui/buttons/keys.tsx";
import { SearchField } from "../../ui/fields/search-field.tsx";
import { messages } from "./messages.ts";
import { findShortcuts } from "./shortcuts.ts";
import styles from "./shortcuts-dialog.module.css";

/** The dialog that lists all keyboard shortcuts, with a filter. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const [query, setQuery] = useState("");
  const groups = findShortcuts(query);
  return (
    <Dialog isOpen onClose={onClose} title={messages.title} width="520px" height="600px">
      <SearchField
        label={messages.searchBox}
        placeholder={messages.searchBoxHint}
        value={query}
        onValue={setQuery}
      />
      {groups.length === 0 && <EmptyState title={messages.noMatches} />}
      {groups.map(({ heading, rows }) => (
        <section key={heading} className={styles["group"]} aria-label={heading}>
          <h2 className={styles["heading"]}>{heading}</h2>
          <ul>
            {rows.map(({ action, keys }) => (
              <li key={action} className={styles["row"]}>
                <span>{action}</span>
                <Keys keys={keys} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
