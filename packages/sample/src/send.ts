/** Sends a request to the product. `path` begins with a slash. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** Sends requests to the server at a URL, with these headers on every request. */
export function sendTo(url: string, headers: Readonly<Record<string, string>> = {}): Send {
  return (path, init) => {
    const all = new Headers(init.headers);
    for (const [name, value] of Object.entries({ origin: url, ...headers })) all.set(name, value);
    return fetch(`${url}${path}`, { ...init, headers: all });
  };
}
