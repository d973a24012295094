// Loaded into the measured server before its own program: answers on a port of its own how long the event loop was held up.
import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const nanosecondsPerMs = 1e6;

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  createServer((_, response) => {
    const ms = (nanoseconds) => nanoseconds / nanosecondsPerMs;
    response.end(JSON.stringify({ p99: ms(delay.percentile(99)), max: ms(delay.max) }));
    delay.reset();
  })
    .listen(Number(process.env.LOOP_DELAY_PORT), "127.0.0.1")
    .unref();
}
