import path from "node:path";
import { fileURLToPath } from "node:url";

const rootUrl = new URL("../../", import.meta.url);

/** The root folder of the checkout. */
export const root = fileURLToPath(rootUrl);

/** The built server; importing it starts it. */
export const serverBundle = new URL("apps/server/dist/main.js", rootUrl);

/** The built administration commands; importing it runs the command in the process's arguments. */
export const adminBundle = new URL("apps/server/dist/admin.js", rootUrl);

/** The folder of the built web client. */
export const webDist = path.join(root, "apps", "web", "dist");

/** The path of a program that npm installed. */
export function program(name) {
  return path.join(root, "node_modules", ".bin", name);
}
