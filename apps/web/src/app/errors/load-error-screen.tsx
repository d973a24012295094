import { ORPCError } from "@orpc/client";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { hasErrorCode } from "../../lib/failures/error-code.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { reloadByItself } from "../../lib/failures/reload-by-itself.ts";
import { reloadIfReachable } from "../../lib/failures/reload-if-reachable.ts";
import { useRetryWhenBack } from "../../lib/failures/use-retry-when-back.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { MessageScreen } from "../../ui/messages/message-screen.tsx";
import { RoutingErrorScreen } from "./routing-error-screen.tsx";
import { messages } from "./messages.ts";

// Few people are asked for a second factor.
const SecondFactorScreen = lazy(async () => ({
  default: (await import("../account/second-factor-screen.tsx")).SecondFactorScreen,
}));

/**
 * Explains why a screen could not be loaded, and loads it again on request or when the server is back. Errors that are
 * no failed calls are shown as routing errors.
 */
export function LoadErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isFailedCall = error instanceof ORPCError || error instanceof TypeError;
  const readAgain = () => {
    reset();
    void router.invalidate();
  };
  // The browser caches the failure to load a module: only a new document loads it again.
  const isPartMissing = error instanceof TypeError && /module/i.test(error.message);
  // Reading again would begin the steps anew.
  const needsSecondFactor = hasErrorCode(error, "SECOND_FACTOR_NEEDED");
  useRetryWhenBack(isFailedCall && !needsSecondFactor, isPartMissing ? reloadByItself : readAgain);
  if (needsSecondFactor) {
    return (
      <Suspense fallback={null}>
        <SecondFactorScreen error={error} onDone={readAgain} />
      </Suspense>
    );
  }
  if (!isFailedCall) return <RoutingErrorScreen />;
  const retry = () => {
    if (error instanceof TypeError) void reloadIfReachable();
    readAgain();
  };
  return (
    <MessageScreen
      title={messages.notLoaded}
      actions={
        <>
          <Button kind="primary" onClick={retry}>
            {messages.tryAgain}
          </Button>
          <LinkButton to="/">{messages.home}</LinkButton>
        </>
      }
    >
      {failureWords(error)}
    </MessageScreen>
  );
}
