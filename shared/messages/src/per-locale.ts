import { currentLanguage } from '#current-language';
import { LOCALES } from './languages.ts';

/** Caches one formatter per locale, because constructing an `Intl` formatter takes ten times longer than using it. */
export function perLocale<Formatter>(create: (locale: string) => Formatter): () => Formatter {
  const formatters = new Map<string, Formatter>();
  return () => {
    const locale = LOCALES[currentLanguage()];
    const formatter = formatters.get(locale) ?? create(locale);
    formatters.set(locale, formatter);
    return formatter;
  };
}
