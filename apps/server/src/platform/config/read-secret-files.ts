import { readFileSync } from "node:fs";

/** Ends the name of a variable that names a file with the value of a setting. */
const ending = "_FILE";

type Variables = Readonly<Record<string, string | undefined>>;

/** The settings with the values from files, and one line for each file that gives none. */
interface Reading {
  readonly given: Record<string, string | undefined>;
  readonly mistakes: string[];
}

/** The variables that name files with the values of these settings. */
export function fileVariablesOf(names: Iterable<string>): string[] {
  return Array.from(names, (name) => `${name}${ending}`);
}

/**
 * Takes the values of these settings from files where a variable such as `DATABASE_URL_FILE` names one, as Docker, Kubernetes and systemd
 * hand out secrets. A line break at the end of a file does not count.
 */
export function readSecretFiles(env: Variables, names: Iterable<string>): Reading {
  const given: Record<string, string | undefined> = { ...env };
  const mistakes: string[] = [];
  for (const name of names) {
    const variable = `${name}${ending}`;
    const file = env[variable];
    if (file === undefined) continue;
    const value = readValue(file);
    if (env[name] !== undefined) {
      mistakes.push(`${variable} is set, and ${name}, too: leave out one of them.`);
    } else if (typeof value === "string") {
      given[name] = value;
    } else {
      mistakes.push(`${variable} (${JSON.stringify(file)}) is not valid: ${value.wrong}.`);
    }
  }
  return { given, mistakes };
}

function readValue(file: string): string | { readonly wrong: string } {
  try {
    const value = readFileSync(file, "utf8").replace(/[\r\n]+$/, "");
    return value === "" ? { wrong: "the file is empty" } : value;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    return { wrong: `the file cannot be read${code}` };
  }
}
