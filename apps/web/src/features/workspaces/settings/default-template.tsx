import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { WorkspaceId } from "@stemma/domain/ids";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import type { TemplateId } from "@stemma/domain/template/template-id";
import { api, orpc } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { changeOptimistically, drawOn } from "../../../lib/queries/optimistic-change.ts";
import { Select } from "../../../ui/fields/select.tsx";
import { LoadFailure } from "../../../ui/messages/load-failure.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import styles from "../workspace-settings.module.css";
import { messages } from "./messages.ts";

const words = messages.defaultTemplate;

/** What new pages of a workspace begin with, unless who makes one chooses otherwise. */
export function DefaultTemplate({ workspaceId }: { readonly workspaceId: WorkspaceId }) {
  const queryClient = useQueryClient();
  const options = orpc.templates.offered.queryOptions({ input: { workspaceId } });
  const offered = useQuery(options);
  const [failure, setFailure] = useState<string | null>(null);

  async function change(template: TemplateId | null): Promise<void> {
    setFailure(null);
    try {
      await changeOptimistically(queryClient, {
        scope: `default template:${workspaceId}`,
        draws: [drawOn(options.queryKey, (answer) => ({ ...answer, defaultTemplate: template }))],
        send: () => api.templates.setDefault({ workspaceId, template }),
      });
    } catch (error) {
      setFailure(messages.notChanged(failureWords(error)));
    }
  }

  const templates = offered.data?.items ?? [];
  return (
    <div className={styles["setting"]}>
      <Select<TemplateId | "blank">
        label={words.label}
        placeholder={words.loading}
        isDisabled={offered.data === undefined}
        options={[
          { value: "blank", label: words.blank },
          ...templates.map(({ id, name }) => ({ value: id, label: displayPageTitle(name) })),
        ]}
        value={offered.data === undefined ? null : (offered.data.defaultTemplate ?? "blank")}
        onValue={(value) => void change(value === "blank" ? null : value)}
      />
      <p className={styles["hint"]}>{words.hint}</p>
      {offered.isError && (
        <LoadFailure words={failureWords(offered.error)} onRetry={() => void offered.refetch()} />
      )}
      {failure !== null && <Notice tone="error">{failure}</Notice>}
    </div>
  );
}
