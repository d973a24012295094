import { setTimeout as wait } from "node:timers/promises";
import { connectNats } from "../../platform/bus/connect-nats.ts";
import type { Config } from "../../platform/config/config.ts";
import { bad, ok, reasonOf, type Finding } from "./finding.ts";

/** How long NATS may be silent, in milliseconds. */
const silentMaxMs = 5_000;

/** Looks whether NATS answers, and lets a node publish and listen there. */
export async function checkBus({ natsPlace }: Pick<Config, "natsPlace">): Promise<Finding> {
  if (natsPlace === undefined) {
    return ok("bus", "Nodes tell each other what changed through PostgreSQL.");
  }
  const hosts = natsPlace.servers.join(", ");
  const settings = ["STEMMA_BUS_URL"];
  if (natsPlace.credentialsFile !== undefined) settings.push("STEMMA_BUS_CREDENTIALS");
  try {
    const connection = await connectNats(natsPlace, silentMaxMs);
    const subject = "stemma.live.doctor";
    const heard = new Promise<void>((resolve, reject) => {
      connection.subscribe(subject, {
        max: 1,
        callback: (error) => (error === null ? resolve() : reject(error)),
      });
      connection.publish(subject);
      const end = (error: void | Error) => reject(error ?? new Error("The connection ended."));
      void connection.closed().then(end);
    });
    const late = wait(silentMaxMs, "late", { ref: false });
    const outcome = await Promise.race([heard, late]).finally(() => void connection.close());
    if (outcome === "late") throw new Error("What is published does not arrive.");
    return ok("bus", `NATS answers at ${hosts}.`);
  } catch (error) {
    return bad(
      "bus",
      `NATS at ${hosts} cannot be used (${reasonOf(error)}): check ${settings.join(" and ")}, and start NATS. Meanwhile events go through PostgreSQL.`,
    );
  }
}
