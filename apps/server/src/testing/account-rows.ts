import type { IsolationRow } from "./isolation-row.ts";

/** The rows of the isolation test for accounts, sessions and addresses. */
export const accountRows: Record<string, IsolationRow> = {
  "accounts.current": { refusal: "own", call: (client) => client.accounts.current() },
  "accounts.open": { refusal: "own", call: (client) => client.accounts.open() },
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
  "accounts.proveIdentity": {
    refusal: ["WRONG_PASSWORD"],
    call: (client) => client.accounts.proveIdentity({ password: "guessed" }),
  },
  "accounts.removePasskey": {
    refusal: ["NOT_FOUND"],
    call: (client, { passkeyId }) => client.accounts.removePasskey({ passkeyId }),
  },
  "accounts.requestEmailChange": {
    refusal: ["WRONG_PASSWORD"],
    call: (client) =>
      client.accounts.requestEmailChange({ newEmail: "mine@example.com", password: "guessed" }),
  },
  "accounts.confirmEmailChange": {
    refusal: ["LINK_INVALID"],
    call: (client, _, { emailToken }) => client.accounts.confirmEmailChange({ token: emailToken }),
  },
  "accounts.previewDeletion": {
    refusal: "own",
    call: (client) => client.accounts.previewDeletion(),
  },
  "administration.access": {
    refusal: "own",
    call: (client) => client.administration.access(),
  },
  "administration.overview": {
    refusal: ["NOT_ALLOWED"],
    call: (client) => client.administration.overview(),
  },
  "accounts.delete": {
    refusal: ["WRONG_PASSWORD"],
    call: (client) => client.accounts.delete({ password: "guessed" }),
  },
};
