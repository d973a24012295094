import { ORPCError } from "@orpc/client";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { failureWords } from "../lib/failure-words.ts";
import { reloadByItself } from "../lib/reload-by-itself.ts";
import { reloadIfReachable } from "../lib/reload-if-reachable.ts";
import { useRetryWhenBack } from "../lib/use-retry-when-back.ts";
import { Button } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { MessageScreen } from "../ui/message-screen.tsx";
import { RoutingErrorScreen } from "./routing-error-screen.tsx";

/** A screen could not be fetched: says why, and tries again on request or when the server is back. Other errors are routing errors. */
export function LoadErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isFailedCall = error instanceof ORPCError || error instanceof TypeError;
  const readAgain = () => {
    reset();
    void router.invalidate();
  };
  // The browser remembers a module that could not be fetched: only a new document fetches it again.
  const isPartMissing = error instanceof TypeError && /module/i.test(error.message);
  useRetryWhenBack(isFailedCall, isPartMissing ? reloadByItself : readAgain);
  if (!isFailedCall) return <RoutingErrorScreen />;
  const retry = () => {
    if (error instanceof TypeError) void reloadIfReachable();
    readAgain();
  };
  return (
    <MessageScreen
      title="This could not be loaded"
      actions={
        <>
          <Button kind="primary" onClick={retry}>
            Try again
          </Button>
          <LinkButton to="/">HOME</LinkButton>
        </>
      }
    >
      {failureWords(error)}
    </MessageScreen>
  );
}
