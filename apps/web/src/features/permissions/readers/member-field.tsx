import { Combobox } from "@base-ui/react/combobox";
import { useId, useState, type RefObject } from "react";
import type { Member } from "@stemma/contract/members.contract";
import { foldText } from "@stemma/domain/search/fold-text";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { PersonMark } from "../../../ui/people/person-mark.tsx";
import listStyles from "../../../ui/fields/combobox-list.module.css";
import fieldStyles from "../../../ui/fields/field.module.css";
import { messages } from "../messages.ts";
import styles from "./member-field.module.css";
import { useMemberSearch } from "./use-member-search.ts";

interface MemberFieldProps {
  readonly label?: string;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly value: Member | null;
  readonly onValue: (member: Member | null) => void;
}

/** A combobox that finds a member by name or address. Arrow keys choose, Enter accepts, Escape closes the list, and then the dialog. */
export function MemberField(props: MemberFieldProps) {
  const { label = messages.addMember, inputRef, value, onValue } = props;
  const inputId = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  // After a choice, the box contains the member's name, which is not a search.
  const search = useMemberSearch(value?.name === typed ? "" : typed);
  // While the next result loads, filter the previous one by the typed text: Enter must not accept a person who does not
  // match.
  const found = (search.data?.items ?? []).filter((member) => matches(member, typed));
  const known =
    value === null || found.some(({ id }) => id === value.id) ? found : [...found, value];
  return (
    <Combobox.Root
      items={known}
      filteredItems={found}
      filter={null}
      itemToStringLabel={(member: Member) => member.name}
      isItemEqualToValue={(item, other) => item.id === other.id}
      value={value}
      onValueChange={onValue}
      inputValue={typed}
      onInputValueChange={setTyped}
      open={isOpen}
      onOpenChange={setOpen}
      autoHighlight
    >
      <div className={fieldStyles["field"]}>
        <label htmlFor={inputId} className={fieldStyles["label"]}>
          {label}
        </label>
        <Combobox.Input
          ref={inputRef}
          id={inputId}
          className={fieldStyles["control"]}
          placeholder={messages.addMemberHint}
          onKeyDown={(event) => {
            // Base UI would clear the choice, and keep the dialog open.
            if (event.key === "Escape" && !isOpen) event.preventBaseUIHandler();
          }}
        />
      </div>
      <Combobox.Portal>
        <Combobox.Positioner className={listStyles["positioner"]} sideOffset={4}>
          <Combobox.Popup className={listStyles["popup"]}>
            <Combobox.Status className={listStyles["status"]}>
              {found.length === 0 && emptyListWords(search)}
            </Combobox.Status>
            <Combobox.List className={listStyles["list"]}>
              {(member: Member) => (
                <Combobox.Item key={member.id} className={listStyles["item"]} value={member}>
                  <PersonMark name={member.name} />
                  <span className={styles["text"]}>
                    <span className={styles["name"]}>{member.name}</span>
                    <span className={styles["email"]}>{member.email}</span>
                  </span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

/** Whether a name or an address contains the typed text. */
function matches({ name, email }: Member, typed: string): boolean {
  const wanted = foldText(typed.trim());
  return foldText(name).includes(wanted) || foldText(email).includes(wanted);
}

/** The text of an empty list. */
function emptyListWords({ error, isWaiting }: ReturnType<typeof useMemberSearch>): string {
  if (error !== null) return messages.failures.search(failureWords(error));
  return isWaiting ? messages.searching : messages.noMatch;
}
