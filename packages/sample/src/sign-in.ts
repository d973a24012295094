import type { Uploader } from "./caller.ts";
import type { Send } from "./send.ts";

/** The credentials of an account. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A signed-in caller. `cookies` is the value of the request header. */
export interface SignedIn extends Uploader {
  readonly cookies: string;
}

/** Signs in to an existing account. */
export async function signIn(send: Send, { email, password }: Credentials): Promise<SignedIn> {
  return sessionOf(send, await postTo(send, "/api/auth/sign-in/email", { email, password }));
}

/** Creates an account and opens it; `null` if the address already has an account. */
export async function signUp(
  send: Send,
  { name, email, password }: Credentials & { readonly name: string },
): Promise<SignedIn | null> {
  const response = await postTo(send, "/api/auth/sign-up/email", { name, email, password });
  if (response.status === 422) return null;
  const signedIn = await sessionOf(send, response);
  await signedIn.call("POST", "/account", {});
  return signedIn;
}

/** The session in the cookies of a sign-in's response. */
async function sessionOf(send: Send, response: Response): Promise<SignedIn> {
  await refuseFailure(response, "Signing in");
  const cookies = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  const ask = async <Answer>(
    path: string,
    { headers, ...init }: RequestInit & { readonly headers: Record<string, string> },
  ) => {
    const answer = await send(`/api${path}`, { ...init, headers: { cookie: cookies, ...headers } });
    await refuseFailure(answer, `${init.method} ${path}`);
    return (await answer.json()) as Answer;
  };
  return {
    cookies,
    call: (method, path, body) =>
      ask(path, {
        method,
        headers: { "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    upload: (path, { mediaType, bytes }) =>
      ask(path, {
        method: "POST",
        headers: { "content-type": mediaType, "content-length": String(bytes.length) },
        body: bytes,
      }),
  };
}

function postTo(send: Send, path: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return send(path, { method: "POST", headers, body: JSON.stringify(body) });
}

async function refuseFailure(response: Response, what: string): Promise<void> {
  if (!response.ok) throw new Error(`${what}: ${response.status} ${await response.text()}`);
}
