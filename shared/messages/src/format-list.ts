import { currentLanguage } from '#current-language';
import { LOCALES } from './languages.ts';

/** Formats `Ama Kusi, Kofi Mensah and Yaw Darko`; a `unit` has commas only, a `disjunction` “or”. */
export function formatList(items: readonly string[], type: Intl.ListFormatType = 'conjunction'): string {
  return new Intl.ListFormat(LOCALES[currentLanguage()], { type }).format(items);
}
