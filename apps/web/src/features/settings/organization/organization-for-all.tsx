import { useQueryClient } from "@tanstack/react-query";
import { ScrollText, SmilePlus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Account } from "@stemma/contract/accounts.contract";
import { ChooseIconDialog } from "../../../entities/icon/choose-icon-dialog.tsx";
import { api, orpc } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { Switch } from "../../../ui/fields/switch.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import styles from "../settings.module.css";
import { messages } from "./messages.ts";
import { TrashSetting } from "./trash-setting.tsx";

interface OrganizationForAllProps {
  readonly organization: Account["organization"];
  /** Opens the audit log. */
  readonly onAudit: () => void;
  /** Asks before it deletes the organization. */
  readonly onDelete: () => void;
}

/** An organization's icon, who creates workspaces in it, how long its trash is kept, its audit log, and its deletion: for its administrators. */
export function OrganizationForAll({ organization, onAudit, onDelete }: OrganizationForAllProps) {
  const { id: organizationId, icon, onlyAdministratorsCreateWorkspaces: isClosed } = organization;
  const queryClient = useQueryClient();
  const [isChoosing, setIsChoosing] = useState(false);
  const change = async (settings: Partial<Account["organization"]>) => {
    await api.organizations.changeSettings({ organizationId, ...settings });
    await queryClient.invalidateQueries({ queryKey: orpc.accounts.current.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.organizations.key() });
    // What is in the trash says how long it stays.
    void queryClient.invalidateQueries({ queryKey: orpc.trash.key() });
  };
  const { run, error } = useSingleFlight(change);
  return (
    <>
      <div className={styles["line"]}>
        <span>{messages.icon}</span>
        <Button
          icon={icon === null ? <Icon of={SmilePlus} /> : undefined}
          onClick={() => setIsChoosing(true)}
        >
          {icon === null ? messages.chooseIcon : messages.changeIcon(icon)}
        </Button>
      </div>
      <Switch
        label={messages.onlyAdministrators}
        isOn={isClosed}
        onChange={(isOn) => void run({ onlyAdministratorsCreateWorkspaces: isOn })}
      />
      <p className={styles["hint"]}>{messages.onlyAdministratorsHint}</p>
      <Switch
        label={messages.requireSecondFactor}
        isOn={organization.requiresSecondFactor}
        onChange={(isOn) => void run({ requiresSecondFactor: isOn })}
      />
      <p className={styles["hint"]}>{messages.requireSecondFactorHint}</p>
      {error !== null && <Notice tone="error">{messages.notChanged(failureWords(error))}</Notice>}
      <TrashSetting
        trashDays={organization.trashDays}
        onChange={(trashDays) => change({ trashDays })}
      />
      <div className={styles["line"]}>
        <span>{messages.auditNote}</span>
        <Button icon={<Icon of={ScrollText} />} onClick={onAudit}>
          {messages.audit}
        </Button>
      </div>
      <div className={styles["line"]}>
        <span>{messages.deleteNote}</span>
        <Button icon={<Icon of={Trash2} />} onClick={onDelete}>
          {messages.delete}
        </Button>
      </div>
      {isChoosing && (
        <ChooseIconDialog
          title={messages.iconTitle}
          explanation={messages.iconExplanation}
          icon={icon}
          onClose={() => setIsChoosing(false)}
          onChoose={async (chosen) => {
            await change({ icon: chosen });
            setIsChoosing(false);
          }}
        />
      )}
    </>
  );
}
