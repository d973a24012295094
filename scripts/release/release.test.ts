import { expect, test } from "vitest";
import { readArguments } from "./read-arguments.mjs";
import { releaseChangelog } from "./release-changelog.mjs";
import { isNewer, versionForm, withLockedVersion, withVersion } from "./set-version.mjs";

test.each([
  { version: "0.2.0", than: "0.1.9", isSo: true },
  { version: "0.10.0", than: "0.9.0", isSo: true },
  { version: "1.0.0", than: "1.0.0", isSo: false },
  { version: "0.9.9", than: "1.0.0", isSo: false },
])("$version comes after $than: $isSo", ({ version, than, isSo }) => {
  expect(isNewer(version, than)).toBe(isSo);
});

test.each([
  { args: ["1.2.3"], read: { version: "1.2.3", isTrial: false, refusal: undefined } },
  { args: ["--dry-run", "1.2.3"], read: { version: "1.2.3", isTrial: true, refusal: undefined } },
  { args: [], read: { refusal: "Name the version: npm run release -- x.y.z [--dry-run]" } },
  { args: ["v1.2.3"], read: { refusal: expect.stringMatching(/^Name the version/) } },
  { args: ["1.2.3", "--dryrun"], read: { refusal: expect.stringMatching(/^"--dryrun" is not/) } },
  { args: ["1.2.3", "-n"], read: { refusal: expect.stringMatching(/^"-n" is not understood/) } },
  { args: ["1.2.3", "1.2.4"], read: { refusal: expect.stringMatching(/^"1\.2\.4" is not/) } },
])("$args is read, and no misspelt flag makes a release", ({ args, read }) => {
  expect(readArguments(args)).toMatchObject(read);
});

test("a version has three numbers", () => {
  expect(versionForm.test("1.2.3")).toBe(true);
  expect(["v1.2.3", "1.2", "1.2.3-rc.1", ""].filter((text) => versionForm.test(text))).toEqual([]);
});

test("a package gets the version, and wants it of our other packages alone", () => {
  const manifest = {
    name: "@stemma/web",
    version: "0.1.0",
    dependencies: { "@stemma/domain": "0.1.0", "path-data-parser": "0.1.0" },
  };
  expect(withVersion(manifest, "0.2.0")).toEqual({
    name: "@stemma/web",
    version: "0.2.0",
    dependencies: { "@stemma/domain": "0.2.0", "path-data-parser": "0.1.0" },
  });
  const other = { version: "0.1.0", dependencies: { "@stemma/none": "^1" } };
  const lock = {
    version: "0.1.0",
    packages: { "": { version: "0.1.0" }, "apps/web": manifest, "node_modules/other": other },
  };
  expect(withLockedVersion(lock, "0.2.0")).toEqual({
    version: "0.2.0",
    packages: {
      "": { version: "0.2.0" },
      "apps/web": withVersion(manifest, "0.2.0"),
      "node_modules/other": other,
    },
  });
});

test("what was unreleased becomes the section of the version", () => {
  const changelog =
    "# Changelog\n\n## Unreleased\n\n### Pages\n\n- New.\n\n## 0.1.0 – 2026-11-01\n\n- Old.\n";
  expect(releaseChangelog(changelog, "0.2.0", "2026-11-26")).toBe(
    "# Changelog\n\n## Unreleased\n\n## 0.2.0 – 2026-11-26\n\n### Pages\n\n- New.\n\n## 0.1.0 – 2026-11-01\n\n- Old.\n",
  );
});

test("without an unreleased change there is nothing to release", () => {
  expect(
    releaseChangelog("# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- Old.\n", "0.2.0", ""),
  ).toBeNull();
  expect(releaseChangelog("# Changelog\n", "0.2.0", "")).toBeNull();
});
