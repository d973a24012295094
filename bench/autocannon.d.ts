/** The parts of autocannon that the benchmarks use; it ships no types. */
declare module "autocannon" {
  interface Options {
    url: string;
    connections: number;
    duration: number;
    requests?: {
      method?: string;
      path?: string;
      headers?: Record<string, string>;
      body?: string;
      setupRequest?: (
        request: Record<string, unknown>,
        context: Record<string, unknown>,
      ) => Record<string, unknown>;
      onResponse?: (status: number, body: string, context: Record<string, unknown>) => void;
    }[];
    setupClient?: (client: object) => void;
  }
  interface Result {
    requests: { average: number; total: number };
    latency: { p50: number; p97_5: number; p99: number };
    non2xx: number;
    errors: number;
    "2xx": number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
