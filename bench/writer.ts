import { createPage } from "@stemma/sample/create-page";
import { personalWorkspace } from "@stemma/sample/personal-workspace";
import { publishDraft } from "@stemma/sample/publish-draft";
import { saveDraft } from "@stemma/sample/save-draft";
import { sendTo } from "@stemma/sample/send";
import { signUp, type SignedIn } from "@stemma/sample/sign-in";
import type { PageBody } from "@stemma/document/format";

/** A signed-in script on a running server. */
export interface Writer extends SignedIn {
  /** Their workspace 'Personal'. */
  readonly workspaceId: string;
}

/** Signs a writer up and opens their account; many come from addresses of their own, or meet the rate limit. */
export async function signUpWriter(url: string, address?: string): Promise<Writer> {
  const send = sendTo(url, address === undefined ? {} : { "x-forwarded-for": address });
  const email = `bench-${crypto.randomUUID()}@example.com`;
  const person = { name: "Bench Writer", email, password: "correct horse battery" };
  const writer = await signUp(send, person);
  if (writer === null) throw new Error(`${email} has an account already.`);
  return { ...writer, workspaceId: await personalWorkspace(writer) };
}

/** A page with a saved draft; published where asked. */
export async function writePage(
  writer: Writer,
  page: { title: string; body: PageBody; isPublished: boolean },
): Promise<{ pageId: string; draftId: string; revision: number }> {
  const { pageId, draftId } = await createPage(writer, writer.workspaceId);
  const draft = { id: draftId, revision: 1 };
  const revision = await saveDraft(writer, draft, { pageTitle: page.title, body: page.body });
  if (page.isPublished) {
    const message = { subjectLine: "First version" };
    await publishDraft(writer, draftId, { revision, expected: null, ...message });
  }
  return { pageId, draftId, revision };
}
