import { Download } from "lucide-react";
import { useState, type ReactNode } from "react";
import { auditExportPath } from "@stemma/contract/audit-export-path";
import { auditCategories, type AuditCategory } from "@stemma/domain/audit/audit-acts";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { LoadNextPart } from "../../ui/messages/load-next-part.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import styles from "./audit-log.module.css";
import { AuditRow } from "./audit-row.tsx";
import { messages } from "./messages.ts";
import { useAudit } from "./use-audit.ts";

/** The value of a filter that leaves nothing out. */
const unfiltered = "unfiltered";

const kinds = [
  { value: unfiltered, label: messages.anyKind },
  ...auditCategories.map((value) => ({ value, label: messages.kinds[value] })),
];
const times = [
  { value: unfiltered, label: messages.anyTime },
  ...Object.entries(messages.times).map(([value, label]) => ({ value, label })),
];
const dayMs = 24 * 60 * 60 * 1000;

interface AuditLogProps {
  readonly organizationId: OrganizationId;
  /** The person that the log is filtered by. */
  readonly userId: UserId | undefined;
  /** The field in which the person is chosen. */
  readonly personField: ReactNode;
}

/** The audit log of an organization, newest first, with its filters and the export of what they leave. */
export function AuditLog({ organizationId, userId, personField }: AuditLogProps) {
  const [category, setCategory] = useState<AuditCategory>();
  // The instant is computed once, when the filter is chosen: another one at each render would be another query.
  const [time, setTime] = useState<{ readonly days: string; readonly since?: string }>({
    days: unfiltered,
  });
  const filters = { userId, category, since: time.since };
  const entries = useAudit(organizationId, filters);
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const asked = Object.entries({ organizationId, ...filters }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return (
    <div className={styles["log"]}>
      <p className={styles["note"]}>{messages.note}</p>
      <fieldset className={styles["filters"]} aria-label={messages.filters}>
        {personField}
        <Select
          label={messages.kind}
          options={kinds}
          value={category ?? unfiltered}
          onValue={(value) => setCategory(auditCategories.find((one) => one === value))}
        />
        <Select
          label={messages.time}
          options={times}
          value={time.days}
          onValue={(days) => {
            const since = new Date(Date.now() - Number(days) * dayMs);
            setTime(days === unfiltered ? { days } : { days, since: since.toISOString() });
          }}
        />
      </fieldset>
      <div className={styles["scroller"]}>
        {entries.isPending && <Loader />}
        {entries.isError && (
          <LoadFailure
            words={messages.notLoaded(failureWords(entries.error))}
            onRetry={() => void entries.refetch()}
          />
        )}
        {entries.data?.length === 0 && (
          <EmptyState title={isFiltered ? messages.noMatch : messages.empty}>
            {isFiltered ? messages.noMatchHint : messages.emptyHint}
          </EmptyState>
        )}
        {entries.data !== undefined && entries.data.length > 0 && (
          <ul className={styles["list"]} aria-label={messages.list}>
            {entries.data.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
        <LoadNextPart list={entries} />
      </div>
      {/* A form, so that the browser writes the answer to the disk as it arrives. */}
      <form
        method="post"
        action={`${auditExportPath}?${new URLSearchParams(asked).toString()}`}
        className={styles["foot"]}
      >
        <Button type="submit" icon={<Icon of={Download} />}>
          {messages.export}
        </Button>
      </form>
    </div>
  );
}
