import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { EmailAddress } from "../../ui/people/email-address.tsx";
import { PersonRow } from "../../ui/people/person-row.tsx";
import styles from "./administrators-section.module.css";
import { messages } from "./messages.ts";

/** How many of the organization's administrators are named. */
const namedMax = 5;

/** Who can give the person access: how to ask, and the organization's administrators with their addresses. */
export function AdministratorsSection() {
  const { data, error, refetch } = useQuery(
    orpc.members.list.queryOptions({ input: { role: "administrator", limit: namedMax } }),
  );
  return (
    <ListSection heading={messages.administrators.heading}>
      <p className={styles["how"]}>{messages.administrators.how}</p>
      {error !== null && (
        <LoadFailure
          words={messages.failures.load(failureWords(error))}
          onRetry={() => void refetch()}
        />
      )}
      <ul>
        {data?.items.map(({ id, name, email }) => (
          <PersonRow
            key={id}
            name={name}
            detail={
              <a className={styles["address"]} href={`mailto:${email}`}>
                <EmailAddress address={email} />
              </a>
            }
          />
        ))}
      </ul>
    </ListSection>
  );
}
