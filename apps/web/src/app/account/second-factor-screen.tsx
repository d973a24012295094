import { ORPCError } from "@orpc/client";
import { useQuery } from "@tanstack/react-query";
import type { OrganizationId } from "@stemma/domain/ids";
import { SetUpSecondFactor } from "../../features/settings/second-factor/set-up-second-factor.tsx";
import { AuthCard } from "../../features/sign-in/auth-card.tsx";
import { signOut } from "../../entities/account/auth.ts";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./second-factor-messages.ts";
import styles from "./second-factor-screen.module.css";

interface SecondFactorScreenProps {
  /** The refusal SECOND_FACTOR_NEEDED, which names the organization. */
  readonly error: unknown;
  /** Called when the second factor is on and the person has saved its recovery codes. */
  readonly onDone: () => void;
}

/** Asks a member of an organization that requires a second factor to set one up. Other organizations stay open. */
export function SecondFactorScreen({ error, onDone }: SecondFactorScreenProps) {
  const { productName } = useServerSettings();
  const { data } = useQuery(orpc.organizations.list.queryOptions());
  const closedId = organizationIn(error);
  const organizations = data?.items ?? [];
  const closed = organizations.find(({ id }) => id === closedId);
  useDocumentTitle(productName);
  // `null` signs out.
  const leaving = useSingleFlight(async (organizationId: OrganizationId | null) => {
    if (organizationId === null) {
      if ((await signOut()) !== null) throw new Error("The server did not end the session.");
      window.location.reload();
    } else {
      await api.organizations.activate({ organizationId });
      window.location.assign("/");
    }
  });
  return (
    <AuthCard
      productName={productName}
      title={messages.title}
      footer={
        <span className={styles["others"]}>
          {organizations
            .filter(({ id }) => id !== closedId)
            .map(({ id, organizationName }) => (
              <Button key={id} onClick={() => void leaving.run(id)}>
                {messages.goTo(organizationName)}
              </Button>
            ))}
          <Button kind="quiet" onClick={() => void leaving.run(null)}>
            {messages.signOut}
          </Button>
        </span>
      }
    >
      <div className={styles["steps"]}>
        <p>{messages.why(closed?.organizationName ?? messages.thisOrganization)}</p>
        <SetUpSecondFactor onDone={onDone} />
        {leaving.error !== null && <Notice tone="error">{failureWords(leaving.error)}</Notice>}
      </div>
    </AuthCard>
  );
}

function organizationIn(error: unknown): unknown {
  const data: unknown = error instanceof ORPCError ? error.data : null;
  return typeof data === "object" && data !== null
    ? Reflect.get(data, "organizationId")
    : undefined;
}
