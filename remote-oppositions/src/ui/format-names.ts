import { currentLanguage, LOCALES } from '@counterpoint/messages';

export function formatNames(names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(LOCALES[currentLanguage()], { type }).format(names);
}
