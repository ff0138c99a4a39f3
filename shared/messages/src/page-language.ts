import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts';

/** From `<html lang>`, which the web server sets. */
export function currentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}
