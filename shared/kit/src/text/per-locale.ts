import { currentLanguage, LOCALES } from '@counterpoint/messages';

/** Caches one formatter per locale, because `Intl` formatters are slow to construct. */
export function perLocale<Formatter>(create: (locale: string) => Formatter): () => Formatter {
  const formatters = new Map<string, Formatter>();
  return () => {
    const locale = LOCALES[currentLanguage()];
    const formatter = formatters.get(locale) ?? create(locale);
    formatters.set(locale, formatter);
    return formatter;
  };
}
