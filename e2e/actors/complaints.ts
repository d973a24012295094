import type { BrowserContext, Page } from "@playwright/test";

/** What a browser says when something goes wrong: errors on the console, thrown ones, answers of 400 and more, failed requests. */
export interface Complaints {
  /** Lets complaints that match pass from the beginning: the scenario provokes them. */
  allow(provoked: RegExp): void;
  /** The complaints that nothing provoked. */
  readonly unprovoked: () => string[];
}

/** Listens to every tab of a browser, present and future. */
export function listenForComplaints(context: BrowserContext): Complaints {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  const listen = (page: Page) => {
    page.on("pageerror", (error) => heard.push(`thrown: ${error.stack ?? error.message}`));
    page.on("console", (message) => {
      // What could not be loaded is heard of below, with its method and status; a live feed that seeks its server is no fault.
      const isEcho = /^(Failed to load resource|WebSocket connection to )/.test(message.text());
      if (message.type() === "error" && !isEcho) heard.push(`console: ${message.text()}`);
    });
    page.on("response", (response) => {
      if (response.status() < 400) return;
      heard.push(`${response.status()} ${response.request().method()} ${response.url()}`);
    });
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "failed";
      // A page that is left drops what it was still asking for.
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
