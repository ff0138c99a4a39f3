import { currentLanguage, LOCALES } from '@counterpoint/messages';

export function formatNames(names: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[currentLanguage()]).format(names);
}
