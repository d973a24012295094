import { expect } from "@playwright/test";
import type { Actor } from "./actor.ts";

/** The parts of an OpenAPI document that are used here. */
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId?: string }>>>>;
}

const methodsWithBody = new Set(["post", "put", "delete"]);

/**
 * Calls every procedure of the server's OpenAPI document as the thief, with the ids of the owner's things. No answer
 * may contain the secret or reveal that a page exists, and the owner's view must not change.
 */
export async function stealEverything(
  thief: Actor,
  owner: Actor,
  ids: { readonly pageId: string; readonly draftId: string },
  secret: string,
): Promise<void> {
  const { pageId } = ids;
  interface Seen {
    readonly page: { readonly publishedVersion: string | null };
    readonly workspace: { readonly id: string };
  }
  const before = await owner.api.call<Seen>("GET", `/pages/${pageId}`);
  const account = await owner.api.call<{ organization: { id: string } }>("GET", "/account");
  const owned: Record<string, string> = {
    ...ids,
    workspaceId: before.workspace.id,
    versionId: before.page.publishedVersion ?? "",
    organizationId: account.organization.id,
  };
  const unknown = Object.fromEntries(
    Object.keys(owned).map((name) => [name, "01890000-0000-7000-8000-000000000000"]),
  );
  const { paths } = await thief.api.call<OpenApi>("GET", "/openapi.json");
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ path, method })),
  );
  expect(operations.length).toBeGreaterThan(15);
  for (const { path, method } of operations) {
    const call = async (known: Readonly<Record<string, string>>) => {
      const filled = path.replaceAll(/\{\+?(\w+)\}/g, (_, name: string) => known[name] ?? "");
      const body = methodsWithBody.has(method) ? takeover(known) : undefined;
      const response = await thief.api.send(method.toUpperCase(), filled, body);
      return { status: response.status(), text: await response.text() };
    };
    const { status, text } = await call(owned);
    expect(text, `${method} ${path}`).not.toContain(secret);
    if (!path.includes("{") || status >= 400) continue;
    // An answer that is the same for an unknown id reveals nothing, such as the thief's own, missing draft of a page.
    expect(method, `${method} ${path}`).toBe("get");
    expect(await call(unknown), `${method} ${path}`).toEqual({ status, text });
  }
  expect(await owner.api.call("GET", `/pages/${pageId}`)).toEqual(before);
}

/** A request body with every field that any procedure needs. */
function takeover(owned: Readonly<Record<string, string>>) {
  return {
    ...owned,
    type: "page",
    id: owned["pageId"],
    source: "published",
    workspaceName: "Taken over",
    pageTitle: "Taken over",
    draftNotes: null,
    expectedRevision: 1,
    expectedPublishedVersion: owned["versionId"],
    saveId: crypto.randomUUID(),
    serializedEditorState: { root: { type: "root", version: 1, children: [] } },
    publishMessage: { subjectLine: "Taken over", body: "" },
  };
}
