import { currentLanguage, LOCALES } from '@counterpoint/messages';

export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[currentLanguage()], { type: 'unit' }).format(items);
}
