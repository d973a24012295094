import { useEffect, useEffectEvent, useRef, useState } from "react";
import { signInLandingPath } from "@stemma/contract/sign-in-landing";
import { beginProviderSignIn } from "./auth.ts";
import { readProviderFailure, type ProviderFailure } from "./provider-failure.ts";
import { listenForSignIn } from "./sign-in-channel.ts";

/** How often the tab looks whether the window was closed. In milliseconds. */
const lookEveryMs = 500;

const size = { width: 480, height: 640 };

interface Failed {
  readonly providerId: string;
  readonly failure: ProviderFailure;
}

/**
 * Signing in with a provider, in a window of its own. The tab hears how it ended even where it cannot see the window any
 * more; where no window may open, `startInThisTab` does without one and comes back to `redirect`.
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

  const hear = useEffectEvent((attempt: string | null, error: string | null) => {
    const providerId = attempts.current.get(attempt ?? "") ?? (error === null ? null : waitingFor);
    if (providerId === null || providerId === undefined) return;
    attempts.current.clear();
    end(providerId, readProviderFailure(error));
    if (error === null) onSignedIn();
  });
  useEffect(() => listenForSignIn(({ attempt, error }) => hear(attempt, error)), []);

  const look = useEffectEvent((wasClosed: boolean) => {
    const isClosed = popup.current?.closed === true;
    // What the window said when it closed itself is heard before the second look.
    if (isClosed && wasClosed && waitingFor !== null) end(waitingFor, "POPUP_CLOSED");
    return isClosed;
  });
  useEffect(() => {
    if (waitingFor === null) return undefined;
    let wasClosed = false;
    const timer = setInterval(() => {
      wasClosed = look(wasClosed);
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [waitingFor]);

  return {
    /** The provider whose window is open; `null` where none is. */
    waitingFor,
    failed,

    /** Opens the window. Called from a press: browsers let nothing else open one. */
    async start(providerId: string): Promise<void> {
      setFailed(null);
      popup.current?.close();
      const opened = window.open("", "_blank", features());
      if (opened === null) return end(providerId, "POPUP_BLOCKED");
      popup.current = opened;
      setWaitingFor(providerId);
      // Not a number: an address that holds one is read as one.
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

    /** Leaves for the provider in this tab. */
    async startInThisTab(providerId: string): Promise<void> {
      const begun = await beginProviderSignIn(
        providerId,
        landing({ provider: providerId, redirect }),
      );
      if (begun.url === null) return end(providerId, begun.failure);
      window.location.assign(begun.url);
    },

    /** Forgets what went wrong: something else is tried. */
    forget: () => setFailed(null),

    /** Gives the window up. */
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
