import { useQueryClient } from "@tanstack/react-query";
import { SmilePlus } from "lucide-react";
import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import type { WorkspaceView } from "@stemma/contract/workspaces.contract";
import { descriptionMaxCharacters } from "@stemma/domain/workspace/workspace-description";
import { ChooseIconDialog } from "../../../entities/icon/choose-icon-dialog.tsx";
import { api, orpc } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import styles from "../workspace-settings.module.css";
import { messages } from "./messages.ts";

interface WorkspaceWordsProps {
  readonly workspace: Pick<WorkspaceView, "id" | "description" | "icon">;
  /** The field of the description. */
  readonly fieldRef: RefObject<HTMLInputElement | null>;
}

/** What a workspace is for, saved when the field is left, and its icon, saved when it is chosen. */
export function WorkspaceWords({ workspace, fieldRef }: WorkspaceWordsProps) {
  const { id: workspaceId, icon } = workspace;
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const { run, error } = useSingleFlight(async (description: string) => {
    await api.workspaces.describe({ workspaceId, description });
    await queryClient.invalidateQueries({ queryKey: orpc.workspaces.key() });
    // What was typed meanwhile stays.
    setTyped((current) => (current === description ? null : current));
  });
  const save = () => {
    if (typed !== null && typed.trim() !== workspace.description) void run(typed);
  };
  const saveOnLeaving = useEffectEvent(save);
  useEffect(() => () => saveOnLeaving(), []);
  return (
    <>
      <form
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          ref={fieldRef}
          label={messages.description}
          hint={messages.descriptionHint}
          autoComplete="off"
          maxLength={descriptionMaxCharacters}
          value={typed ?? workspace.description}
          onValue={setTyped}
          onBlur={save}
        />
        {error !== null && (
          <Notice tone="error">{messages.notDescribed(failureWords(error))}</Notice>
        )}
      </form>
      <div className={styles["people"]}>
        <span>{messages.icon}</span>
        <Button
          icon={icon === null ? <Icon of={SmilePlus} /> : undefined}
          onClick={() => setIsChoosing(true)}
        >
          {icon === null ? messages.chooseIcon : messages.changeIcon(icon)}
        </Button>
      </div>
      {isChoosing && (
        <ChooseIconDialog
          title={messages.iconTitle}
          explanation={messages.iconExplanation}
          icon={icon}
          onClose={() => setIsChoosing(false)}
          onChoose={async (chosen) => {
            await api.workspaces.describe({ workspaceId, icon: chosen });
            for (const queryKey of [orpc.pins.key(), orpc.recents.key()]) {
              void queryClient.invalidateQueries({ queryKey });
            }
            await queryClient.invalidateQueries({ queryKey: orpc.workspaces.key() });
            setIsChoosing(false);
          }}
        />
      )}
    </>
  );
}
