/** An answer of the sign-in endpoints: its status, 503 without a connection, and its JSON. */
interface AuthAnswer {
  readonly status: number;
  readonly answer: unknown;
}

/** Sends a request to the endpoints of signing in. */
export function postAuth(endpoint: string, body: object): Promise<AuthAnswer> {
  return request(endpoint, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** Asks the endpoints of signing in for something. */
export function getAuth(endpoint: string): Promise<AuthAnswer> {
  return request(endpoint, {});
}

async function request(endpoint: string, init: RequestInit): Promise<AuthAnswer> {
  try {
    const response = await fetch(`/api/auth/${endpoint}`, init);
    const answer: unknown = await response.json().catch(() => null);
    return { status: response.status, answer };
  } catch {
    return { status: 503, answer: null };
  }
}

/** A field of an answer; `undefined` if it has none. */
export function field(answer: unknown, name: string): unknown {
  return typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined;
}
