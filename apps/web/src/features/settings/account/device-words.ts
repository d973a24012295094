/** Browsers by what only they write into their name; the more particular stand first, for they name the others as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|Chromium\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux|X11/, "Linux"],
];

/** What somebody signed in with, in words that they know it by, from what it called itself. */
export function deviceWords(userAgent: string): string {
  const browser = nameOf(userAgent, browsers);
  const system = nameOf(userAgent, systems);
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? "An unknown device";
}

function nameOf(userAgent: string, names: typeof browsers): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
