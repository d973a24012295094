import { Combobox } from "@base-ui/react/combobox";
import { ChevronDown, Notebook } from "lucide-react";
import { useId, useState } from "react";
import type { WorkspaceSummary } from "@stemma/contract/workspace-shapes";
import type { WorkspaceId } from "@stemma/domain/ids";
import { foldText } from "@stemma/domain/search/fold-text";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { classNames } from "../../../ui/class-names.ts";
import listStyles from "../../../ui/fields/combobox-list.module.css";
import fieldStyles from "../../../ui/fields/field.module.css";
import selectStyles from "../../../ui/fields/select.module.css";
import { ItemMark } from "../../../ui/layout/item-mark.tsx";
import { messages } from "./search-messages.ts";
import styles from "./workspace-search.module.css";

/** How many workspaces are drawn at most; typing finds the others. */
const drawnMax = 100;

interface WorkspaceSearchProps {
  readonly label: string;
  readonly workspaces: readonly WorkspaceSummary[];
  readonly value: WorkspaceId | null;
  readonly onValue: (workspaceId: WorkspaceId) => void;
}

/**
 * A combobox that finds a workspace by words of its name. Arrow keys choose, Enter accepts, Escape closes the list, and then the
 * dialog. What was typed and not chosen gives way to the name of the chosen workspace.
 */
export function WorkspaceSearch({ label, workspaces, value, onValue }: WorkspaceSearchProps) {
  const inputId = useId();
  const [isOpen, setOpen] = useState(false);
  const chosen = workspaces.find(({ id }) => id === value) ?? null;
  const name = chosen?.workspaceName ?? "";
  // What was typed since the list opened; `null` while the box shows the name of the chosen workspace.
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = foldText(typed ?? "");
  const found = workspaces.filter((workspace) => foldText(nameOf(workspace)).includes(wanted));
  const drawn = withChosen(found, chosen);

  function close(): void {
    setOpen(false);
    setTyped(null);
  }

  return (
    <Combobox.Root
      // While nothing is typed, Base UI draws the first of the items instead of those that were found.
      items={typed === null ? drawn : workspaces}
      filteredItems={drawn}
      filter={null}
      limit={drawnMax}
      itemToStringLabel={nameOf}
      isItemEqualToValue={(item, other) => item.id === other.id}
      value={chosen}
      onValueChange={(workspace) => workspace !== null && onValue(workspace.id)}
      inputValue={typed ?? name}
      onInputValueChange={(text, { reason }) => {
        if (reason !== "input-change") return;
        // Behind the name of the chosen workspace, a search begins too.
        const isBehindName = typed === null && text.startsWith(name);
        setTyped(isBehindName ? text.slice(name.length) : text);
      }}
      open={isOpen}
      onOpenChange={(isWanted) => (isWanted ? setOpen(true) : close())}
      autoHighlight
    >
      <div className={fieldStyles["field"]}>
        <label htmlFor={inputId} className={fieldStyles["label"]}>
          {label}
        </label>
        <span className={selectStyles["frame"]}>
          <Combobox.Input
            id={inputId}
            className={classNames(fieldStyles["control"], styles["input"])}
            placeholder={messages.hint}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onBlur={() => !isOpen && setTyped(null)}
            onKeyDown={(event) => {
              // Base UI would clear the choice, and keep the dialog open.
              if (event.key === "Escape" && !isOpen) event.preventBaseUIHandler();
              if (found.length > 0) return;
              // The form would be submitted, with the workspace that was chosen before.
              if (event.key === "Enter") event.preventDefault();
              // Base UI would close the dialog too.
              if (event.key === "Escape" && isOpen) {
                event.stopPropagation();
                close();
              }
            }}
          />
          <Icon of={ChevronDown} className={selectStyles["chevron"]} />
        </span>
      </div>
      <Combobox.Portal>
        <Combobox.Positioner className={listStyles["positioner"]} sideOffset={4}>
          <Combobox.Popup className={listStyles["popup"]}>
            <Combobox.List className={listStyles["list"]}>
              {(workspace: WorkspaceSummary) => (
                <Combobox.Item
                  key={workspace.id}
                  className={classNames(listStyles["item"], styles["item"])}
                  value={workspace}
                >
                  <ItemMark icon={Notebook} emoji={workspace.icon} className={styles["icon"]} />
                  <span className={styles["name"]}>{workspace.workspaceName}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
            <Combobox.Status className={classNames(listStyles["status"], styles["status"])}>
              {statusWords(drawn.length, found.length)}
            </Combobox.Status>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

function nameOf({ workspaceName }: WorkspaceSummary): string {
  return workspaceName;
}

/** The first workspaces that were found. The chosen one is the last where it stands further down. */
function withChosen(
  found: readonly WorkspaceSummary[],
  chosen: WorkspaceSummary | null,
): readonly WorkspaceSummary[] {
  const first = found.slice(0, drawnMax);
  if (chosen === null || first.includes(chosen) || !found.includes(chosen)) return first;
  return [...first.slice(0, -1), chosen];
}

/** What the list does not show; `null` where it shows all. */
function statusWords(drawn: number, found: number): string | null {
  if (found === 0) return messages.noMatch;
  return drawn < found ? messages.onlySome(drawn, found) : null;
}
