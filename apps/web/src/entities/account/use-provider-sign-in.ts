import { useEffect, useEffectEvent, useRef, useState } from "react";
import { signInLandingPath } from "@stemma/contract/sign-in-landing";
import { beginProviderSignIn } from "./auth.ts";
import { readProviderFailure, type ProviderFailure } from "./provider-failure.ts";
import { listenForSignIn } from "../../lib/tabs/sign-in-channel.ts";

/** How often the tab checks whether the window was closed. In milliseconds. */
const checkEveryMs = 500;

const size = { width: 480, height: 640 };

interface Failed {
  readonly providerId: string;
  readonly failure: ProviderFailure;
}

/**
 * Signs in with a provider in a popup window. The tab learns the outcome by a broadcast, even if it has lost the link
 * to the window. If the popup is blocked, `startInThisTab` signs in without one and returns to `redirect`.
 */
export function useProviderSignIn(redirect: string, onSignedIn: () => void, first?: Failed | null) {
  const [failed, setFailed] = useState<Failed | null>(first ?? null);
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const attempts = useRef(new Map<string, string>());
  const popup = useRef<Window | null>(null);

  const end = (providerId: string, failure: ProviderFailure | null) => {
    setWaitingFor(null);
    setFailed(failure && { providerId, failure });
  };

  const settle = useEffectEvent((attempt: string | null, error: string | null) => {
    // An outcome without its attempt can only be an error: it is taken for that of the attempt that is waiting.
    const providerId = attempt === null ? waitingFor : attempts.current.get(attempt);
    if (providerId === null || providerId === undefined) return false;
    attempts.current.clear();
    end(providerId, readProviderFailure(error));
    if (error === null) onSignedIn();
    return true;
  });
  useEffect(() => listenForSignIn(({ attempt, error }) => settle(attempt, error)), []);

  const checkWindow = useEffectEvent(() => {
    if (popup.current?.closed === true && waitingFor !== null) end(waitingFor, "POPUP_CLOSED");
  });
  useEffect(() => {
    if (waitingFor === null) return undefined;
    const timer = setInterval(checkWindow, checkEveryMs);
    return () => clearInterval(timer);
  }, [waitingFor]);

  return {
    /** The provider whose window is open; `null` if none is. */
    waitingFor,
    failed,

    /** Opens the window. Must be called from a click or key press, because browsers block other popups. */
    async start(providerId: string): Promise<void> {
      setFailed(null);
      popup.current?.close();
      const opened = window.open("", "_blank", features());
      if (opened === null) return end(providerId, "POPUP_BLOCKED");
      popup.current = opened;
      setWaitingFor(providerId);
      // Not a plain number: the router would parse a number in the address as a number.
      const attempt = `at-${Date.now()}-${Math.random()}`;
      attempts.current.set(attempt, providerId);
      const begun = await beginProviderSignIn(
        providerId,
        landing({ provider: providerId, attempt }),
      );
      if (begun.url !== null) return opened.location.replace(begun.url);
      opened.close();
      end(providerId, begun.failure);
    },

    /** Navigates this tab to the provider. */
    async startInThisTab(providerId: string): Promise<void> {
      const begun = await beginProviderSignIn(
        providerId,
        landing({ provider: providerId, redirect }),
      );
      if (begun.url === null) return end(providerId, begun.failure);
      window.location.assign(begun.url);
    },

    /** Clears the failure, because the person tries something else. */
    forget: () => setFailed(null),

    /** Closes the window and ends the attempt. */
    cancel(): void {
      popup.current?.close();
      attempts.current.clear();
      setWaitingFor(null);
    },
  };
}

function landing(search: Readonly<Record<string, string>>): string {
  return `${signInLandingPath}?${new URLSearchParams(search).toString()}`;
}

function features(): string {
  const left = Math.round(window.screenX + (window.outerWidth - size.width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - size.height) / 3);
  return `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
}
