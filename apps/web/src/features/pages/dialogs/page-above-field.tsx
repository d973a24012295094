import { Combobox } from "@base-ui/react/combobox";
import { FileText } from "lucide-react";
import { useId, useState } from "react";
import type { PathStep } from "@stemma/contract/page-shapes";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { foldText } from "@stemma/domain/search/fold-text";
import { classNames } from "../../../ui/class-names.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import listStyles from "../../../ui/fields/combobox-list.module.css";
import fieldStyles from "../../../ui/fields/field.module.css";
import { ItemMark } from "../../../ui/layout/item-mark.tsx";
import { messages } from "./messages.ts";
import styles from "./page-above-field.module.css";
import { usePagesToBeBelow } from "./use-pages-to-be-below.ts";

interface PageAboveFieldProps {
  readonly workspaceId: WorkspaceId;
  /** The page that is put below another one. */
  readonly moving: PageId;
  /** The page above; `null` at the top of the workspace. */
  readonly value: PathStep | null;
  readonly onValue: (above: PathStep | null) => void;
}

/** A page to choose, or the top of the workspace. */
interface Choice {
  readonly id: PageId | null;
  readonly label: string;
  readonly page: PathStep | null;
}

const top: Choice = { id: null, label: messages.movePage.top, page: null };

/** A combobox that finds the page above by its title. Arrow keys choose, Enter accepts, Escape closes the list, and then the dialog. */
export function PageAboveField({ workspaceId, moving, value, onValue }: PageAboveFieldProps) {
  const inputId = useId();
  const [isOpen, setOpen] = useState(false);
  const chosen = value === null ? top : choiceOf(value);
  const [typed, setTyped] = useState(chosen.label);
  // After a choice, the box contains its title, which is not a search.
  const sought = typed === chosen.label ? "" : typed;
  const search = usePagesToBeBelow(workspaceId, sought, moving);
  // While the next result loads, filter the previous one by the typed text: Enter must not accept a page that does not match.
  const wanted = foldText(sought.trim());
  const found = search.pages
    .map(choiceOf)
    .filter(({ label }) => wanted === "" || foldText(label).includes(wanted));
  const offered = wanted === "" ? [top, ...found] : found;
  const known = offered.some(({ id }) => id === chosen.id) ? offered : [...offered, chosen];
  return (
    <Combobox.Root
      items={known}
      filteredItems={offered}
      filter={null}
      itemToStringLabel={(choice: Choice) => choice.label}
      isItemEqualToValue={(item, other) => item.id === other.id}
      value={chosen}
      onValueChange={(choice) => onValue(choice?.page ?? null)}
      inputValue={typed}
      onInputValueChange={setTyped}
      open={isOpen}
      onOpenChange={setOpen}
      autoHighlight
    >
      <div className={fieldStyles["field"]}>
        <label htmlFor={inputId} className={fieldStyles["label"]}>
          {messages.movePage.above}
        </label>
        <Combobox.Input
          id={inputId}
          className={fieldStyles["control"]}
          placeholder={messages.movePage.findAbove}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onKeyDown={(event) => {
            // Base UI would choose the top of the workspace, and keep the dialog open.
            if (event.key === "Escape" && !isOpen) event.preventBaseUIHandler();
          }}
        />
      </div>
      <Combobox.Portal>
        <Combobox.Positioner className={listStyles["positioner"]} sideOffset={4}>
          <Combobox.Popup className={listStyles["popup"]}>
            <Combobox.Status className={listStyles["status"]}>
              {offered.length === 0 && emptyListWords(search)}
            </Combobox.Status>
            <Combobox.List className={listStyles["list"]}>
              {(choice: Choice) => (
                <Combobox.Item
                  key={choice.id}
                  className={classNames(listStyles["item"], styles["item"])}
                  value={choice}
                >
                  {choice.page !== null && (
                    <ItemMark icon={FileText} emoji={choice.page.icon} className={styles["icon"]} />
                  )}
                  <span className={styles["title"]}>{choice.label}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

function choiceOf(page: PathStep): Choice {
  return { id: page.id, label: displayPageTitle(page.pageTitle), page };
}

/** The text of an empty list. */
function emptyListWords({ error, isWaiting }: ReturnType<typeof usePagesToBeBelow>): string {
  if (error !== null) return messages.movePage.notFound(failureWords(error));
  return isWaiting ? messages.movePage.searching : messages.movePage.noMatch;
}
