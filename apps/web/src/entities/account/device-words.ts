import { messages } from "./messages.ts";

/** Patterns for browsers. The specific ones come first, because their user agents also contain the names of others. */
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

/** Describes a device from its user agent, in words that its owner recognizes. */
export function deviceWords(userAgent: string): string {
  const browser = nameOf(userAgent, browsers);
  const system = nameOf(userAgent, systems);
  if (browser !== undefined && system !== undefined) return messages.device(browser, system);
  return browser ?? system ?? messages.unknownDevice;
}

function nameOf(userAgent: string, names: typeof browsers): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
