import { createPage } from "@stemma/sample/create-page";
import { personalWorkspace } from "@stemma/sample/personal-workspace";
import { publishDraft } from "@stemma/sample/publish-draft";
import { saveDraft } from "@stemma/sample/save-draft";
import { sendTo } from "@stemma/sample/send";
import { signUp, type SignedIn } from "@stemma/sample/sign-in";
import type { PageBody } from "@stemma/document/format";

/** A script's session on a running server. */
export interface Writer extends SignedIn {
  /** The writer's workspace 'Personal'. */
  readonly workspaceId: string;
}

/** Signs a writer up and opens their account. `address` avoids the rate limit when many sign up. */
export async function signUpWriter(
  url: string,
  address?: string,
  email = `bench-${crypto.randomUUID()}@example.com`,
): Promise<Writer> {
  const send = sendTo(url, address === undefined ? {} : { "x-forwarded-for": address });
  const person = { name: "Bench Writer", email, password: "correct horse battery" };
  const writer = await signUp(send, person);
  if (writer === null) throw new Error(`${email} has an account already.`);
  return { ...writer, workspaceId: await personalWorkspace(writer) };
}

/** Creates a page with a saved draft, and publishes it if `isPublished`. */
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
