const unreleased = "## Unreleased\n";

/**
 * A changelog whose unreleased changes are those of a version. `null` if there are none.
 *
 * @param date as `2026-11-26`
 */
export function releaseChangelog(changelog, version, date) {
  const start = changelog.indexOf(unreleased);
  if (start < 0) return null;
  const rest = changelog.slice(start + unreleased.length);
  const next = rest.search(/^## /m);
  const changes = next < 0 ? rest : rest.slice(0, next);
  if (!/^- /m.test(changes)) return null;
  return `${changelog.slice(0, start)}${unreleased}\n## ${version} – ${date}\n${rest}`;
}
