import { contractErrors } from "@stemma/contract/errors";
import { escapeHtml } from "@stemma/document/html/escape-html";
import type { HeaderList, ReadAnswer } from "./read-answers.ts";

interface Needs {
  /** Whether the database does not answer. */
  isAway(): boolean;
  /** The headers that every answer of the contract has. */
  readonly headers: HeaderList;
  readonly productName: string;
}

/** Answers a request that needs the database while it is away; `null` if the request needs none, or the database is here. */
export type RefuseWhileAway = (method: string, url: string) => ReadAnswer | null;

/** What is answered without the database. */
const withoutDatabase = /^\/(healthz|readyz|favicon\.svg|assets\/.*)(\?|$)/;

/** When to try again, in seconds. Our own client asks `/readyz` meanwhile. */
const retryAfterSeconds = 1;

/** How often the screen tries again by itself, in seconds. */
const refreshSeconds = 3;

/**
 * Refuses at once what would only wait for a connection: a queue of waiting requests would fill the server's memory, and make it slow
 * for a long time after the database is back.
 */
export function createRefuseWhileAway({ isAway, headers, productName }: Needs): RefuseWhileAway {
  const { status, message } = contractErrors.UNAVAILABLE;
  const answer = (type: string, text: string, more: HeaderList = []) => {
    const body = [Buffer.from(text)];
    const length = body[0]?.length ?? 0;
    const about = ["content-type", type, "content-length", length];
    const again = ["retry-after", retryAfterSeconds, ...more];
    return { status, headers: [...headers, ...about, ...again], body };
  };
  const error = { defined: true, code: "UNAVAILABLE", status, message, data: undefined };
  const json = "application/json";
  const ofRpc = answer(json, JSON.stringify({ json: error }));
  const ofApi = answer(json, JSON.stringify(error));
  const screen = answer("text/html; charset=UTF-8", awayScreen(productName), [
    "refresh",
    refreshSeconds,
  ]);
  const other = answer("text/plain; charset=UTF-8", `${message}\n`);
  return (method, url) => {
    if (!isAway() || withoutDatabase.test(url)) return null;
    if (url.startsWith("/rpc/")) return ofRpc;
    if (url.startsWith("/api/")) return ofApi;
    return method === "GET" && !url.startsWith("/files/") ? screen : other;
  };
}

/**
 * A whole document, because the client's own screens begin with an account that the database has. Its colours are the client's
 * tokens `paper`, `ink` and `soft`.
 */
function awayScreen(productName: string): string {
  const name = escapeHtml(productName);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${name}</title>
<style>
:root { --paper: light-dark(#fcfbf8, #181614); --ink: light-dark(#211e1a, #ebe6dc); --soft: light-dark(#686259, #a49d92) }
body { margin: 15vh auto 0; max-width: 26rem; padding: 0 1.5rem; font: 16px/1.5 system-ui, sans-serif; background: var(--paper); color: var(--soft) }
h1 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 .5rem; color: var(--ink) }
p { margin: 0 0 .75rem }
</style>
</head>
<body>
<main>
<h1>${name} will be back in a moment</h1>
<p>Its database does not answer just now. This page tries again by itself every few seconds.</p>
<p>What you wrote on this device is kept here until it is saved.</p>
</main>
</body>
</html>
`;
}
