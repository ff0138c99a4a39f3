import { currentLanguage, LOCALES } from '@counterpoint/messages';

/** Makes one formatter per locale and returns that of the reader: `Intl` is slow to construct. */
export function perLocale<Formatter>(create: (locale: string) => Formatter): () => Formatter {
  const formatters = new Map<string, Formatter>();
  return () => {
    const locale = LOCALES[currentLanguage()];
    const formatter = formatters.get(locale) ?? create(locale);
    formatters.set(locale, formatter);
    return formatter;
  };
}
