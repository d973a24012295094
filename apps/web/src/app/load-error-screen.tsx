import { ORPCError } from "@orpc/client";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { failureWords } from "../lib/failure-words.ts";
import { reloadIfReachable } from "../lib/reload-if-reachable.ts";
import { Button } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { MessageScreen } from "../ui/message-screen.tsx";
import { RoutingErrorScreen } from "./routing-error-screen.tsx";

/** A screen could not be fetched: says why and tries again. What is no failed call is a routing error. */
export function LoadErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (!(error instanceof ORPCError || error instanceof TypeError)) return <RoutingErrorScreen />;
  const retry = () => {
    // A part of the product that could not be fetched is asked for again only by a new document.
    if (error instanceof TypeError) void reloadIfReachable();
    reset();
    void router.invalidate();
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
