import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { Account } from "@stemma/contract/accounts.contract";
import type { OrganizationId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { Icon } from "../../ui/buttons/icon.tsx";
import { MenuRow, MenuRows } from "../../ui/menus/menu-rows.tsx";
import { LetterMark } from "../../ui/people/letter-mark.tsx";
import { messages } from "./messages.ts";
import styles from "./organization-menu.module.css";

interface OrganizationMenuListProps {
  readonly active: Account["organization"];
  readonly onSwitch: (organizationId: OrganizationId) => void;
}

/** The active organization, and the person's other ones by name; choosing one switches to it. */
export function OrganizationMenuList({ active, onSwitch }: OrganizationMenuListProps) {
  const { data, error } = useQuery(orpc.organizations.list.queryOptions());
  const others = data?.items.filter(({ id }) => id !== active.id) ?? [];
  return (
    <>
      <div className={styles["organization"]} data-active>
        <LetterMark name={active.organizationName} emoji={active.icon} tone="rubric" />
        <span className={styles["name"]}>{active.organizationName}</span>
        <Icon of={Check} />
        <span className="visually-hidden">{messages.active}</span>
      </div>
      {others.length > 0 && (
        <MenuRows label={messages.otherOrganizations} className={styles["others"]}>
          {others.map(({ id, organizationName, icon }) => (
            <MenuRow key={id} className={styles["organization"]} onSelect={() => onSwitch(id)}>
              <LetterMark name={organizationName} emoji={icon} tone="rubric" />
              <span className={styles["name"]}>{organizationName}</span>
            </MenuRow>
          ))}
        </MenuRows>
      )}
      {error !== null && (
        <p className={styles["failure"]}>{messages.othersNotLoaded(failureWords(error))} </p>
      )}
    </>
  );
}
