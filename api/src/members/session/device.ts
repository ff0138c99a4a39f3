/** What a browser says of itself, in words; null where it says nothing that is known. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/**
 * The first that fits: every browser also names those whose pages it wants to be given, so that the more particular
 * ones come first, and Safari, which the others name, last.
 */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:Edg|EdgA|EdgiOS|Edge)\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

/** An iPad asks for pages of a Mac, and cannot be told from one. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Reads a `User-Agent` header. It is a hint for the member and never a proof: anybody can send any. */
export function deviceOf(userAgent: string | null): Device {
  const name = (known: typeof BROWSERS) => known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
  return { browser: name(BROWSERS), system: name(SYSTEMS) };
}
