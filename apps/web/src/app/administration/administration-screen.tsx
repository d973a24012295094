import { useQuery } from "@tanstack/react-query";
import { messages } from "../../features/administration/messages.ts";
import { OverviewSections } from "../../features/administration/overview-sections.tsx";
import { orpc } from "../../lib/api.ts";
import { hasErrorCode } from "../../lib/failures/error-code.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { Screen } from "../screen.tsx";

/** The interval at which the screen looks again while it is open, in milliseconds. */
const lookAgainMs = 15_000;

/** How the server is, for its operators. */
export function AdministrationScreen() {
  const overview = useQuery(
    orpc.administration.overview.queryOptions({ refetchInterval: lookAgainMs, staleTime: 0 }),
  );
  const { data, error } = overview;
  const isRefused = hasErrorCode(error, "NOT_ALLOWED");
  return (
    <Screen title={messages.title}>
      {isRefused && <EmptyState title={messages.notAllowed}>{messages.notAllowedHint}</EmptyState>}
      {error !== null && !isRefused && (
        <LoadFailure words={failureWords(error)} onRetry={() => void overview.refetch()} />
      )}
      {data === undefined && error === null && <Loader />}
      {data !== undefined && !isRefused && <OverviewSections overview={data} />}
    </Screen>
  );
}
