import type { PageBody } from "@stemma/document/format";

/** A signed-in script on a running server. */
export interface Writer {
  readonly cookies: string;
  call<Answer>(procedure: string, input: object): Promise<Answer>;
}

/** Signs a writer up and opens their account; many come from addresses of their own, or meet the rate limit. */
export async function signUpWriter(
  url: string,
  address?: string,
): Promise<Writer & { workspaceId: string }> {
  const email = `bench-${crypto.randomUUID()}@example.com`;
  const headers = {
    "content-type": "application/json",
    origin: url,
    ...(address !== undefined && { "x-forwarded-for": address }),
  };
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    headers,
    body: JSON.stringify({ name: "Bench Writer", email, password: "correct horse battery" }),
  });
  if (!response.ok) throw new Error(`sign-up: ${response.status} ${await response.text()}`);
  const cookies = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  const call = async <Answer>(procedure: string, input: object): Promise<Answer> => {
    const answer = await fetch(`${url}/rpc/${procedure}`, {
      method: "POST",
      headers: { ...headers, cookie: cookies },
      body: JSON.stringify({ json: input }),
    });
    const { json } = (await answer.json()) as { json: Answer };
    if (!answer.ok) throw new Error(`${procedure}: ${JSON.stringify(json)}`);
    return json;
  };
  const { account } = await call<{ account: { configuration: { personalWorkspaceId: string } } }>(
    "accounts/open",
    {},
  );
  return { cookies, call, workspaceId: account.configuration.personalWorkspaceId };
}

/** A page with a saved draft; published where asked. */
export async function writePage(
  writer: Writer & { workspaceId: string },
  page: { title: string; body: PageBody; isPublished: boolean },
): Promise<{ pageId: string; draftId: string; revision: number }> {
  const { pageId, draftId } = await writer.call<{ pageId: string; draftId: string }>(
    "pages/create",
    {
      workspaceId: writer.workspaceId,
    },
  );
  const { revision } = await writer.call<{ revision: number }>("drafts/save", {
    draftId,
    expectedRevision: 1,
    saveId: crypto.randomUUID(),
    pageTitle: page.title,
    serializedEditorState: page.body,
    draftNotes: null,
  });
  if (page.isPublished) {
    await writer.call("drafts/publish", {
      draftId,
      expectedRevision: revision,
      expectedPublishedVersion: null,
      publishMessage: { subjectLine: "First version", body: "" },
    });
  }
  return { pageId, draftId, revision };
}
