const WORDS =
  'live|remix|re-?mix(?:ed)?|re-?master(?:ed)?|radio edit|edit|acoustic|instrumental|karaoke|demo|extended|club mix|dub';
const PHRASE = `(?:[^)\\]]*\\s)?(?:${WORDS})(?:\\s[^)\\]]*)?`;
const VERSION_IN_TITLE = new RegExp(`^(.*\\S)\\s*(?:[([](${PHRASE})[)\\]]|\\s[-–—]\\s(${PHRASE}))$`, 'i');

/** Splits `Night Market (Live)` and `Night Market - Remastered 2011`; the version is null if there is none. */
export function splitVersion(title: string): { readonly title: string; readonly version: string | null } {
  const found = VERSION_IN_TITLE.exec(title.trim());
  const version = found?.[2] ?? found?.[3];
  return found?.[1] !== undefined && version !== undefined
    ? { title: found[1], version }
    : { title: title.trim(), version: null };
}
