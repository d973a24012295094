import { awayState, type DatabaseState } from "./database/read-database-state.ts";
import type { DiskLevel } from "./disk-level.ts";

/** Whether a node can answer, and the state of what it needs. Everybody may read it: it holds no sizes and no names. */
export interface Readiness extends DatabaseState {
  /** Whether requests can be answered. What else is not well is no reason to send people elsewhere. */
  readonly isReady: boolean;
  /** Whether it was told to end, and ends soon. */
  readonly isEnding: boolean;
  /** `late`: what others change shows late. `away`: NATS does not answer, and events go through PostgreSQL. */
  readonly bus: "ok" | "late" | "away";
  /** Of the fullest disk. `full`: uploads are refused. */
  readonly disk: DiskLevel | "unknown";
}

interface Needs {
  /** Whether the database is known not to answer. */
  isDatabaseAway(): boolean;
  readDatabaseState(): Promise<DatabaseState>;
  isEnding(): boolean;
  /** In seconds; `null` before the first heartbeat. */
  busLag(): number | null;
  isBusAway(): boolean;
  readDisks(): Promise<readonly { readonly level: DiskLevel }[]>;
}

/** From this lag on, the bus is late, in seconds: three heartbeats. */
export const busLateS = 15;

/**
 * Makes a function that looks at what the node needs. Concurrent callers share one look, and its result is kept for
 * `keptMs`, so that many calls cost about one query per second. While the database is known to be away, it is not asked, and nothing is kept:
 * a question that waits for a silent database would make the node look away for seconds after it is back.
 */
export function createReadiness(needs: Needs, keptMs = 1_000): () => Promise<Readiness> {
  let answer: Promise<Readiness> | null = null;
  const look = async (asked: Promise<DatabaseState>): Promise<Readiness> => {
    const [state, disk] = await Promise.all([asked, needs.readDisks().then(fullest)]);
    const isEnding = needs.isEnding();
    return {
      isReady: !isEnding && state.database === "ok" && state.migrations === "ok",
      isEnding,
      ...state,
      bus: busState(needs),
      disk,
    };
  };
  return () => {
    if (needs.isDatabaseAway()) {
      answer = null;
      return look(Promise.resolve(awayState));
    }
    if (answer === null) {
      const asked = look(needs.readDatabaseState());
      answer = asked;
      const forget = () => void (answer === asked && (answer = null));
      void asked.then(() => setTimeout(forget, keptMs).unref());
    }
    return answer;
  };
}

function busState({ busLag, isBusAway }: Needs): Readiness["bus"] {
  if (isBusAway()) return "away";
  return (busLag() ?? 0) > busLateS ? "late" : "ok";
}

function fullest(disks: readonly { readonly level: DiskLevel }[]): DiskLevel | "unknown" {
  const levels = disks.map(({ level }) => level);
  if (levels.includes("full")) return "full";
  if (levels.includes("nearly full")) return "nearly full";
  return levels[0] ?? "unknown";
}
