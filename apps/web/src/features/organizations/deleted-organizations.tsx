import { useInfiniteQuery } from "@tanstack/react-query";
import type { DeletedOrganization } from "@stemma/contract/organizations.contract";
import type { OrganizationId } from "@stemma/domain/ids";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { dayOf } from "../../lib/time/short-date.ts";
import { useNow } from "../../lib/time/use-now.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { LoadNextPart } from "../../ui/messages/load-next-part.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { PersonRow } from "../../ui/people/person-row.tsx";
import { messages } from "./messages.ts";

/** How many are read at once. */
const partSize = 50;

interface DeletedOrganizationsProps {
  /** Opens an organization that was restored. */
  readonly onRestored: (organizationId: OrganizationId) => Promise<void>;
}

/** The deleted organizations that the person can restore. Draws nothing if there are none. */
export function DeletedOrganizations({ onRestored }: DeletedOrganizationsProps) {
  const deleted = useInfiniteQuery(
    orpc.organizations.deleted.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, limit: partSize }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      staleTime: 0,
    }),
  );
  const items = deleted.data?.pages.flatMap((part) => part.items) ?? [];
  if (items.length === 0) return null;
  return (
    <ListSection heading={messages.deleted.heading}>
      <ul>
        {items.map((organization) => (
          <DeletedRow key={organization.id} organization={organization} onRestored={onRestored} />
        ))}
      </ul>
      <LoadNextPart list={deleted} />
    </ListSection>
  );
}

interface DeletedRowProps extends DeletedOrganizationsProps {
  readonly organization: DeletedOrganization;
}

function DeletedRow({ organization, onRestored }: DeletedRowProps) {
  const { id: organizationId, organizationName, goneAt } = organization;
  const now = useNow([]);
  const { run, isRunning, error } = useSingleFlight(async () => {
    await api.organizations.restore({ organizationId });
    await onRestored(organizationId);
  });
  const words = messages.deleted;
  return (
    <PersonRow
      name={organizationName}
      detail={words.until(dayOf(goneAt, now))}
      below={
        error === null ? undefined : (
          <Notice tone="error">{words.notRestored(failureWords(error))}</Notice>
        )
      }
    >
      <Button
        aria-label={words.restoreNamed(organizationName)}
        disabled={isRunning}
        onClick={() => void run()}
      >
        {words.restore}
      </Button>
    </PersonRow>
  );
}
