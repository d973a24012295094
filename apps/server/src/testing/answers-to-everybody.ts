import { ORPCError } from "@orpc/client";
import { isContractProcedure } from "@orpc/contract";
import { contract } from "@stemma/contract/contract";
import { cookiesOf } from "./cookies-of.ts";
import type { IsolationFixture, OwnedIds } from "./isolation-row.ts";
import { rowOf } from "./isolation-rows.ts";
import type { Client } from "./people.ts";
import type { TestServer } from "./start-test-server.ts";

/** The procedures that only read, such as `pages.get`. */
export const readNames: readonly string[] = Object.entries(contract).flatMap(
  ([feature, procedures]) =>
    Object.entries(procedures)
      .filter(([, each]) => isContractProcedure(each) && each["~orpc"].route.method === "GET")
      .map(([name]) => `${feature}.${name}`),
);

/** Signs in anew. */
async function signIn(server: TestServer, email: string, password: string): Promise<Client> {
  const response = await server.send("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`${email} cannot sign in: ${await response.text()}`);
  return server.clientOf(cookiesOf(response));
}

/**
 * What these people are answered when they sign in and call every reading procedure with each of the ids: by person, procedure and number of
 * ids. A refusal is its code.
 */
export async function answersToEverybody(
  server: TestServer,
  emails: readonly string[],
  idsOfItems: readonly OwnedIds[],
  fixture: IsolationFixture,
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const email of emails) {
    const client = await signIn(server, email, "correct horse battery");
    for (const name of readNames) {
      for (const [at, ids] of idsOfItems.entries()) {
        const answer = rowOf(name)
          .call(client, ids, fixture)
          .catch((error: unknown) => {
            if (!(error instanceof ORPCError)) throw error;
            return { refused: error.code };
          });
        answers[`${email} ${name} ${at}`] = await answer;
      }
    }
  }
  return answers;
}
