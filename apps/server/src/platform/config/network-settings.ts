import { availableParallelism } from "node:os";
import { z } from "zod";
import type { Config } from "./config.ts";

/** The most processes of a server. */
const processesMax = 64;

const portLine = "set a whole number from 0 to 65535, such as 3000";
const processesLine = `set a whole number from 1 to ${processesMax}, or leave it out for one less than the machine has cores`;
const goodbyeLine = "set a whole number of seconds from 0 to 999, such as 10, or leave it out";
const originLine = "set an origin without a path, such as https://wiki.example.com";

const port = z
  .string()
  .trim()
  .regex(/^\d{1,5}$/, portLine)
  .transform(Number)
  .refine((port) => port <= 65_535, portLine);

const host = z
  .string()
  .trim()
  .regex(/^[\w.:%-]+$/, "set a host name or an IP address, such as 127.0.0.1, or leave it out");

/** Where the server answers, by how many processes, and how browsers reach it. */
export const networkSettings = z.object({
  PORT: port.default(3000),
  HOST: host.optional(),
  STEMMA_METRICS_PORT: port.optional(),
  STEMMA_METRICS_HOST: host.default("127.0.0.1"),
  STEMMA_PROCESSES: z
    .string()
    .trim()
    .regex(/^[1-9]\d?$/, processesLine)
    .transform(Number)
    .refine((count) => count <= processesMax, processesLine)
    .optional(),
  STEMMA_GOODBYE_SECONDS: z
    .string()
    .trim()
    .regex(/^\d{1,3}$/, goodbyeLine)
    .transform((seconds) => Number(seconds) * 1_000)
    .default(0),
  STEMMA_PUBLIC_URL: z
    .string()
    .trim()
    .refine((address) => readOrigin(address) !== undefined, originLine)
    .transform((address) => readOrigin(address) ?? address)
    .optional(),
});

type Values = z.output<typeof networkSettings>;

/** The port of metrics, where the server itself listens there. */
export function clashingNetworkSettings(values: Values): { name: string; line: string }[] {
  const { PORT, HOST, STEMMA_METRICS_PORT, STEMMA_METRICS_HOST } = values;
  const isSameHost = HOST === undefined || HOST === STEMMA_METRICS_HOST;
  if (PORT === 0 || STEMMA_METRICS_PORT !== PORT || !isSameHost) return [];
  return [{ name: "STEMMA_METRICS_PORT", line: "set another port than PORT, or leave it out" }];
}

/** The part of the configuration that {@link networkSettings} holds. */
export function readNetwork(
  values: Values,
): Pick<Config, "port" | "host" | "metricsPlace" | "processes" | "goodbyeMs" | "publicUrl"> {
  const { PORT: port, STEMMA_METRICS_PORT: metricsPort, STEMMA_METRICS_HOST: metricsHost } = values;
  const processesByDefault = Math.max(1, Math.min(availableParallelism() - 1, processesMax));
  return {
    port,
    host: values.HOST,
    metricsPlace: metricsPort === undefined ? undefined : { port: metricsPort, host: metricsHost },
    processes: values.STEMMA_PROCESSES ?? processesByDefault,
    goodbyeMs: values.STEMMA_GOODBYE_SECONDS,
    publicUrl: values.STEMMA_PUBLIC_URL ?? `http://localhost:${port}`,
  };
}

function readOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  const isOrigin = url.href === `${url.origin}/`;
  return isWeb && isOrigin ? url.origin : undefined;
}
