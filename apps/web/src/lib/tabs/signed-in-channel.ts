import { tabChannel } from "./tab-channel.ts";
import { tabName } from "./tab-name.ts";

/** Every tab of the browser shares the session's cookie, so a sign-in in one tab signs in the others. */
const channel = tabChannel("stemma-signed-in");

/** Tells the other tabs that somebody signed in in this tab. */
export function tellSignedIn(): void {
  channel.send(tabName);
}

/** Calls `listener` after each sign-in in another tab, until the returned function is called. */
export function listenForSignedIn(listener: () => void): () => void {
  return channel.listen((sender) => {
    if (sender !== tabName) listener();
  });
}
