import { currentLanguage, LOCALES } from '@counterpoint/messages';

/** Returns names as a list in the reader's language: `A, B and C`. */
export function formatNames(names: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[currentLanguage()]).format(names);
}
