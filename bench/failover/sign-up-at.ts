import { personalWorkspace } from "@stemma/sample/personal-workspace";
import { sendTo, type Send } from "@stemma/sample/send";
import { signUp } from "@stemma/sample/sign-in";
import type { Cluster } from "../../deploy/ha/cluster/start-cluster.mjs";
import type { Writer } from "../writer.ts";

/** How long a call may take, as in our own client, in milliseconds. */
const callMs = 30_000;

/**
 * Signs somebody up who calls the cluster through its proxy. Signing up itself goes to a node, as if another proxy had named the address of a
 * machine of their own: of one address, only a few may sign up.
 */
export async function signUpAt(cluster: Cluster, number: number): Promise<Writer> {
  const headers = { origin: cluster.url, "x-forwarded-for": `203.0.113.${number + 1}` };
  const [direct, usual] = [sendTo(cluster.nodeUrl, headers), sendTo(cluster.url)];
  const send: Send = (path, init) => {
    const through = path.startsWith("/api/auth/") ? direct : usual;
    return through(path, { ...init, signal: AbortSignal.timeout(callMs) });
  };
  const email = `writer-${number}@example.com`;
  const person = { name: `Writer ${number}`, email, password: "correct horse battery" };
  const writer = await signUp(send, person);
  if (writer === null) throw new Error(`${email} has an account already.`);
  return { ...writer, workspaceId: await personalWorkspace(writer) };
}
