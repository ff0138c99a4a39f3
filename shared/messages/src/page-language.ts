import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts';

/** Returns the language of the page: that of `<html lang>`, which the front door chose. */
export function currentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}
