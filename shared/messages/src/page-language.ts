import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts';

export function currentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}
