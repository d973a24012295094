import path from "node:path";
import { fileURLToPath } from "node:url";

const rootUrl = new URL("../../", import.meta.url);

/** The checkout's folder. */
export const root = fileURLToPath(rootUrl);

/** The built server; importing it starts it. */
export const serverBundle = new URL("apps/server/dist/main.js", rootUrl);

/** The built administration; importing it runs the command that the process was given. */
export const adminBundle = new URL("apps/server/dist/admin.js", rootUrl);

/** Where the built web client stands. */
export const webDist = path.join(root, "apps", "web", "dist");

/** A program that npm installed. */
export function program(name) {
  return path.join(root, "node_modules", ".bin", name);
}
