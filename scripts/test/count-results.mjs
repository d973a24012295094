const nothing = { passed: 0, failed: 0 };

/** Each step of `npm run check` counts as one test. */
export function countCheck(output) {
  const lines = output.split("\n");
  return {
    passed: lines.filter((line) => line.startsWith("ok ")).length,
    failed: lines.filter((line) => line.startsWith("FAIL ")).length,
  };
}

/** A test file that could not be run counts as one failure. */
export function countVitest({ report }) {
  if (report === undefined) return nothing;
  const unread = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unread.length };
}

/** A flaky scenario, which passed only on a retry, counts as failed; so does an error outside every scenario. */
export function countPlaywright({ report }) {
  if (report === undefined) return nothing;
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + (unexpected === 0 ? report.errors.length : 0),
  };
}
