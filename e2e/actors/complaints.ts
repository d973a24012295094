import type { BrowserContext, Page } from "@playwright/test";

/**
 * The errors that a browser reports: console errors, uncaught exceptions, responses of status 400 and above, failed
 * requests.
 */
export interface Complaints {
  /** Ignores complaints that match, earlier ones too, because the scenario provokes them. */
  allow(provoked: RegExp): void;
  /** The complaints that were not allowed. */
  readonly unprovoked: () => string[];
}

/** Listens to every tab of a browser, present and future. */
export function listenForComplaints(context: BrowserContext): Complaints {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  const listen = (page: Page) => {
    page.on("pageerror", (error) => heard.push(`thrown: ${error.stack ?? error.message}`));
    page.on("console", (message) => {
      // Failed loads are reported below, with method and status. A live connection that reconnects is no error.
      const isEcho = /^(Failed to load resource|WebSocket connection to )/.test(message.text());
      if (message.type() === "error" && !isEcho) heard.push(`console: ${message.text()}`);
    });
    page.on("response", (response) => {
      if (response.status() < 400) return;
      heard.push(`${response.status()} ${response.request().method()} ${response.url()}`);
    });
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "failed";
      // Navigating away aborts running requests.
      if (reason !== "net::ERR_ABORTED")
        heard.push(`${reason} ${request.method()} ${request.url()}`);
    });
  };
  context.pages().forEach(listen);
  context.on("page", listen);
  return {
    allow: (provoked) => allowed.push(provoked),
    unprovoked: () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}
