import { connect } from "node:net";

/** Whether connections to an address are accepted. */
export function isListening(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const visitor = connect(Number(port), hostname);
    visitor.once("connect", () => {
      visitor.destroy();
      resolve(true);
    });
    visitor.once("error", () => resolve(false));
  });
}
