import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { Search } from "lucide-react";
import { useRef, type KeyboardEvent } from "react";
import { Icon } from "../../ui/buttons/icon.tsx";
import { Keys } from "../../ui/buttons/keys.tsx";
import { ItemMark } from "../../ui/layout/item-mark.tsx";
import { Spinner } from "../../ui/messages/spinner.tsx";
import { useToastsStandBack } from "../../ui/messages/use-toasts-stand-back.ts";
import { messages } from "./messages.ts";
import styles from "./palette-dialog.module.css";
import type { PaletteGroup, PaletteItem } from "./palette-item.ts";

interface PaletteDialogProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Called when the search box has the focus and receives keys. */
  readonly onReady: () => void;
  /** The results for the query, computed by the caller. */
  readonly groups: readonly PaletteGroup[];
  readonly isSearching: boolean;
  /** Why the search failed; `null` if it did not. */
  readonly failure: string | null;
  readonly onClose: () => void;
}

/**
 * The command palette: arrow keys choose, Enter runs, Control (Command) with Enter opens in a new tab, Escape closes.
 */
export function PaletteDialog(props: PaletteDialogProps) {
  const { query, onQuery, onReady, groups, isSearching, failure, onClose } = props;
  const highlighted = useRef<PaletteItem | undefined>(undefined);
  useToastsStandBack(true);

  function openInNewTab(event: KeyboardEvent): void {
    const path = highlighted.current?.path;
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || path === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    window.open(path, "_blank", "noopener");
    onClose();
  }

  const shown = groups.filter(({ items }) => items.length > 0);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles["backdrop"]} />
        <Dialog.Viewport className={styles["viewport"]}>
          <Dialog.Popup className={styles["popup"]} aria-label={messages.title}>
            <Autocomplete.Root
              open
              inline
              mode="none"
              items={shown}
              value={query}
              onValueChange={(value, { reason }) => {
                if (reason !== "item-press") onQuery(value);
              }}
              itemToStringValue={(item: PaletteItem) => item.label}
              onItemHighlighted={(item) => {
                highlighted.current = item;
              }}
              autoHighlight="always"
              keepHighlight
            >
              <div className={styles["field"]}>
                <Icon of={Search} />
                <Autocomplete.Input
                  className={styles["input"]}
                  aria-label={messages.searchBox}
                  placeholder={messages.searchBoxHint}
                  onFocus={onReady}
                  onKeyDownCapture={openInNewTab}
                />
                {isSearching && <Spinner />}
              </div>
              {failure !== null && (
                <p role="alert" className={styles["failure"]}>
                  {failure}
                </p>
              )}
              <Autocomplete.Empty className={styles["empty"]}>
                {shown.length === 0 && !isSearching && failure === null ? messages.noMatches : null}
              </Autocomplete.Empty>
              <Autocomplete.List className={styles["list"]}>
                {(group: PaletteGroup) => (
                  <Autocomplete.Group key={group.label} items={group.items}>
                    <Autocomplete.GroupLabel className={styles["label"]}>
                      {group.label}
                    </Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(item: PaletteItem) => (
                        <Autocomplete.Item
                          key={item.id}
                          value={item}
                          className={styles["item"]}
                          onClick={() => {
                            onClose();
                            item.onRun();
                          }}
                        >
                          <ItemMark icon={item.icon} emoji={item.emoji} />
                          <span className={styles["name"]} title={item.label} dir="auto">
                            {item.label}
                          </span>
                          {item.detail !== undefined && (
                            <span className={styles["detail"]} title={item.detail} dir="auto">
                              {item.detail}
                            </span>
                          )}
                          {item.keys !== undefined && (
                            <span className={styles["keys"]}>
                              <Keys keys={item.keys} />
                            </span>
                          )}
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
