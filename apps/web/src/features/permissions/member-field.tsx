import { Combobox } from "@base-ui/react/combobox";
import { useState } from "react";
import type { Member } from "@stemma/contract/members.contract";
import { failureWords } from "../../lib/failure-words.ts";
import { PersonMark } from "../../ui/person-mark.tsx";
import fieldStyles from "../../ui/field.module.css";
import styles from "./member-field.module.css";
import { useMemberSearch } from "./use-member-search.ts";

interface MemberFieldProps {
  readonly value: Member | null;
  readonly onValue: (member: Member | null) => void;
}

/** Finds a member of the organization by name or address. Arrows choose, Enter takes, Escape closes the list. */
export function MemberField({ value, onValue }: MemberFieldProps) {
  const [typed, setTyped] = useState("");
  // What stands in the box once somebody is chosen is their name, and no search.
  const search = useMemberSearch(value?.name === typed ? "" : typed);
  const found = search.data?.items ?? [];
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
      autoHighlight
    >
      <div className={fieldStyles["field"]}>
        <Combobox.Label className={fieldStyles["label"]}>Add a member</Combobox.Label>
        <Combobox.Input className={fieldStyles["control"]} placeholder="Name or e-mail address" />
      </div>
      <Combobox.Portal>
        <Combobox.Positioner className={styles["positioner"]} sideOffset={4}>
          <Combobox.Popup className={styles["popup"]}>
            <Combobox.Status className={styles["status"]}>{statusOf(search)}</Combobox.Status>
            <Combobox.List className={styles["list"]}>
              {(member: Member) => (
                <Combobox.Item key={member.id} className={styles["item"]} value={member}>
                  <PersonMark name={member.name} />
                  <span className={styles["words"]}>
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

/** What the list has to say instead of people; `null` where it has people. */
function statusOf({ data, error }: ReturnType<typeof useMemberSearch>): string | null {
  if (error !== null) return `Nobody can be looked up. ${failureWords(error)}`;
  if (data === undefined) return "Looking…";
  return data.items.length === 0 ? "Nobody in this organization is called that." : null;
}
