import type { UserId } from "@stemma/domain/ids";

/** The uses of a command, as they are stored. */
interface Uses {
  /** Each use counts one, and half as much after every {@link halfLifeMs}. */
  readonly weight: number;
  /** The time of the last use, in milliseconds. */
  readonly at: number;
}

const halfLifeMs = 30 * 24 * 60 * 60 * 1000;

/** How many commands are remembered; those used least are forgotten. */
const rememberedMax = 100;

/** How often somebody uses the palette's commands on this device. */
export interface CommandUses {
  /** Counts one use. Where the browser refuses to store it, it is forgotten. */
  readonly record: (id: string) => void;
  /** The commands, most used first; those never used keep their order, after the others. */
  readonly order: <Command extends { readonly id: string }>(
    commands: readonly Command[],
  ) => Command[];
}

/** The uses of a person on this device; another person's are apart. */
export function commandUses(userId: UserId | undefined, now: () => number = Date.now): CommandUses {
  const key = `stemma-command-uses:${userId ?? ""}`;
  const weightNow = ({ weight, at }: Uses) => weight * 0.5 ** ((now() - at) / halfLifeMs);
  return {
    record(id) {
      const known = read(key);
      const before = known[id];
      const weight = (before === undefined ? 0 : weightNow(before)) + 1;
      const kept = Object.entries({ ...known, [id]: { weight, at: now() } })
        .toSorted(([, a], [, b]) => weightNow(b) - weightNow(a))
        .slice(0, rememberedMax);
      try {
        localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
      } catch {
        // The order stays as it was.
      }
    },
    order(commands) {
      const known = read(key);
      const weightOf = ({ id }: { readonly id: string }): number => {
        const uses = known[id];
        return uses === undefined ? 0 : weightNow(uses);
      };
      return commands.toSorted((a, b) => weightOf(b) - weightOf(a));
    },
  };
}

function read(key: string): Readonly<Record<string, Uses>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return Object.fromEntries(Object.entries(stored ?? {}).filter((entry) => isUses(entry[1])));
  } catch {
    return {};
  }
}

function isUses(value: unknown): value is Uses {
  const { weight, at } = (value ?? {}) as Partial<Uses>;
  return Number.isFinite(weight) && Number.isFinite(at);
}
