/** 20 Mbit/s: at this rate, what editing needs arrives within a tenth of a second. In bytes per millisecond. */
const fastRate = 2_500;

/** A smaller file is not measured: it may arrive in one piece at any rate. In bytes. */
const measuredBytesMin = 50_000;

/** What Chromium tells of the connection; other browsers do not have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether this document came over a slow line, or the person wants to save data: then nothing is loaded in advance that may not
 * be needed. Judged by the fastest large file, whose rate the line has at least. False if all files came from the cache.
 */
export function isSlowLine(): boolean {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData === true) return true;
  if (connection?.effectiveType !== undefined && connection.effectiveType !== "4g") return true;
  const rates = performance
    .getEntriesByType("resource")
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({ transferSize }) => transferSize >= measuredBytesMin)
    .map(({ transferSize, responseStart, responseEnd }) =>
      responseEnd > responseStart ? transferSize / (responseEnd - responseStart) : Infinity,
    );
  return rates.length > 0 && Math.max(...rates) < fastRate;
}
