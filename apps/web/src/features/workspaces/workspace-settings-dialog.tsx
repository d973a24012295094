import { useQueryClient } from "@tanstack/react-query";
import { LockKeyhole, UsersRound } from "lucide-react";
import { useRef, type ReactNode } from "react";
import type { WorkspaceView } from "@stemma/contract/workspaces.contract";
import { nameMaxCharacters } from "@stemma/domain/workspace/workspace-name";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useRenaming } from "../../lib/queries/use-renaming.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { DialogAction } from "../../ui/dialogs/dialog-action.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { messages } from "./messages.ts";
import { DefaultTemplate } from "./settings/default-template.tsx";
import { WorkspaceSwitches } from "./settings/workspace-switches.tsx";
import { WorkspaceWords } from "./settings/workspace-words.tsx";
import styles from "./workspace-settings.module.css";

interface WorkspaceSettingsDialogProps {
  readonly workspace: Pick<
    WorkspaceView,
    | "id"
    | "workspaceName"
    | "isPersonalWorkspace"
    | "can"
    | "description"
    | "icon"
    | "publishesChecks"
    | "editorsCreatePages"
  >;
  readonly onClose: () => void;
  /** Opens the workspace's permissions. */
  readonly onPermissions: () => void;
  /** The invitations into the workspace, and its deletion. */
  readonly children: ReactNode;
}

/** A workspace's name, description, icon and settings, a link to its permissions, and its invitations. */
export function WorkspaceSettingsDialog(props: WorkspaceSettingsDialogProps) {
  const { workspace, onClose, onPermissions, children } = props;
  const { id: workspaceId, workspaceName, isPersonalWorkspace, can } = workspace;
  const queryClient = useQueryClient();
  const descriptionRef = useRef<HTMLInputElement>(null);
  const peopleRef = useRef<HTMLButtonElement>(null);
  const reason = isPersonalWorkspace
    ? messages.settings.personal
    : can.manage
      ? undefined
      : messages.settings.notAdministrator;
  const { value, setValue, fieldRef, isReady, isRunning, error, submit } = useRenaming(
    workspaceName,
    async (wanted) => {
      await api.workspaces.rename({ workspaceId, workspaceName: wanted });
      await queryClient.invalidateQueries({ queryKey: orpc.key() });
      onClose();
    },
  );
  // The first that can be used: a button further down would scroll the name, and why it cannot be changed, out of a phone's window.
  const firstRef = can.manage ? descriptionRef : peopleRef;
  return (
    <Dialog
      isOpen
      isHeld={isRunning}
      onClose={onClose}
      initialFocus={reason === undefined ? fieldRef : firstRef}
      title={messages.settings.title}
      width="560px"
    >
      <form className={styles["form"]} onSubmit={submit}>
        <TextField
          ref={fieldRef}
          label={messages.name}
          autoComplete="off"
          maxLength={nameMaxCharacters}
          hint={reason}
          readOnly={reason !== undefined}
          tabIndex={reason === undefined ? undefined : -1}
          value={value}
          onValue={setValue}
        />
        {error !== null && (
          <Notice tone="error">{messages.settings.notRenamed(failureWords(error))}</Notice>
        )}
        <div className={styles["save"]}>
          <DialogAction
            type="submit"
            kind="primary"
            unavailableBecause={reason}
            disabled={reason === undefined && !isReady}
            label={messages.settings.save}
          />
        </div>
      </form>
      {can.manage && (
        <>
          <WorkspaceWords workspace={workspace} fieldRef={descriptionRef} />
          <WorkspaceSwitches workspace={workspace} />
          <DefaultTemplate workspaceId={workspaceId} />
        </>
      )}
      <div className={styles["people"]}>
        <span>{messages.settings.people}</span>
        <Button
          ref={peopleRef}
          icon={<Icon of={can.manage ? LockKeyhole : UsersRound} />}
          onClick={onPermissions}
        >
          {can.manage ? messages.settings.managePermissions : messages.settings.whoIsHere}
        </Button>
      </div>
      {children}
    </Dialog>
  );
}
