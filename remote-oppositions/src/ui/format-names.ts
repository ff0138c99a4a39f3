import { currentLanguage, LOCALES } from '@counterpoint/messages';

/** Returns names as a list in the reader's language: `A, B and C`. */
export function formatNames(names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(LOCALES[currentLanguage()], { type }).format(names);
}
