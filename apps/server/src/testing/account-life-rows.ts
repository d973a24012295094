import type { SessionId } from "@stemma/domain/ids";
import type { Client } from "./start-test-server.ts";

interface Row {
  readonly refusal: "own" | string[];
  call(client: Client, owned: { readonly sessionId: SessionId }): Promise<unknown>;
}

/** The rows of the isolation test for an account's life: how somebody else calls it with what is the owner's. */
export function accountLifeRows(ownersToken: () => string): Record<string, Row> {
  return {
    "accounts.listSessions": { refusal: "own", call: (client) => client.accounts.listSessions() },
    "accounts.endSession": {
      refusal: ["NOT_FOUND"],
      call: (client, { sessionId }) => client.accounts.endSession({ sessionId }),
    },
    "accounts.endOtherSessions": {
      refusal: "own",
      call: (client) => client.accounts.endOtherSessions(),
    },
    "accounts.signInMethods": { refusal: "own", call: (client) => client.accounts.signInMethods() },
    "accounts.requestEmailChange": {
      refusal: ["WRONG_PASSWORD"],
      call: (client) =>
        client.accounts.requestEmailChange({ newEmail: "mine@example.com", password: "guessed" }),
    },
    "accounts.confirmEmailChange": {
      refusal: ["LINK_INVALID"],
      call: (client) => client.accounts.confirmEmailChange({ token: ownersToken() }),
    },
    "accounts.previewDeletion": {
      refusal: "own",
      call: (client) => client.accounts.previewDeletion(),
    },
    "accounts.delete": {
      refusal: ["WRONG_PASSWORD"],
      call: (client) => client.accounts.delete({ password: "guessed" }),
    },
  };
}
