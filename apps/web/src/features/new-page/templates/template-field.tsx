import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { WorkspaceId } from "@stemma/domain/ids";
import { pageTitleMaxCharacters, untitledPage } from "@stemma/domain/page/page-title";
import type { TemplateId } from "@stemma/domain/template/template-id";
import { orpc } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { longDate } from "../../../lib/time/full-date-time.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { LoadFailure } from "../../../ui/messages/load-failure.tsx";
import { messages } from "./messages.ts";
import styles from "./template-field.module.css";
import { TemplateList } from "./template-list.tsx";
import { TemplatePreview } from "./template-preview.tsx";

/** The template that a new page begins with, and what its variables stand for. */
export interface ChosenTemplate {
  readonly id: TemplateId;
  readonly title: string;
  readonly date: string;
}

interface TemplateFieldProps {
  readonly workspaceId: WorkspaceId;
  /** Called with the chosen template on each change; `null` for a blank page, `undefined` while the templates are read. */
  readonly onTemplate: (template: ChosenTemplate | null | undefined) => void;
  readonly onManage: () => void;
}

/**
 * The choice of a blank page or a template, with a preview. Until the person chooses, it is the workspace's default. A template comes with a field
 * for the title, because templates can use it.
 */
export function TemplateField({ workspaceId, onTemplate, onManage }: TemplateFieldProps) {
  const offered = useQuery(
    orpc.templates.offered.queryOptions({ input: { workspaceId }, staleTime: 0 }),
  );
  const [chosen, setChosen] = useState<TemplateId | "blank" | null>(null);
  const [title, setTitle] = useState("");
  const [date] = useState(() => longDate(new Date()));
  const { items = [], defaultTemplate = null } = offered.data ?? {};
  const wanted = chosen ?? defaultTemplate;
  const template = items.find(({ id }) => id === wanted) ?? null;
  const isKnown = chosen === "blank" || !offered.isPending;
  const id = template?.id ?? null;
  const report = useEffectEvent(onTemplate);
  useEffect(() => {
    report(isKnown ? id && { id, title: title.trim(), date } : undefined);
  }, [isKnown, id, title, date]);
  return (
    <div className={styles["frame"]}>
      <div className={styles["choice"]}>
        <TemplateList
          templates={items}
          defaultTemplate={defaultTemplate}
          value={isKnown ? (id ?? "blank") : null}
          isReading={offered.data === undefined && offered.isFetching}
          onValue={setChosen}
        />
        {offered.isError && (
          <LoadFailure
            words={messages.notLoaded(failureWords(offered.error))}
            onRetry={() => void offered.refetch()}
          />
        )}
        <div className={styles["manage"]}>
          <Button kind="quiet" onClick={onManage}>
            {messages.manage}
          </Button>
        </div>
      </div>
      <div className={styles["result"]}>
        {template !== null && (
          <TextField
            label={messages.title}
            placeholder={untitledPage}
            autoComplete="off"
            maxLength={pageTitleMaxCharacters}
            value={title}
            onValue={setTitle}
          />
        )}
        <TemplatePreview
          template={isKnown ? template : undefined}
          title={title.trim()}
          date={date}
        />
      </div>
    </div>
  );
}
