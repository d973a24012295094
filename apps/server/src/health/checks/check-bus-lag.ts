import { busLateS } from "../../platform/readiness.ts";
import { bad, ok, type Finding } from "./finding.ts";

/** Whether messages between processes arrive in time. `lag` is in seconds, `null` before the first one; `isAway` says that NATS does not answer. */
export function checkBusLag(lag: number | null, isAway: boolean): Finding {
  if (isAway)
    return bad("bus", "NATS does not answer: start it. Meanwhile events go through PostgreSQL.");
  if (lag === null || lag <= busLateS)
    return ok("bus", "Messages between processes arrive in time.");
  return bad(
    "bus",
    `Messages between processes take ${Math.round(lag)} s, so screens show late what others change: a pooler in front of PostgreSQL must pool sessions.`,
  );
}
