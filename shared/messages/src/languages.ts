/** BCP 47 tags. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Locales for `Intl`. English is British, the society's spelling. */
export const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' };

export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(tag: unknown): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}

/**
 * @param accepted `Accept-Language`, or `navigator.languages` joined with commas; the order decides, not the weights
 */
export function preferredLanguage(accepted: string): Language {
  const tags = accepted.split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  return tags.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** Set by scripts; the server derives `<html lang>` from it. */
export const LANGUAGE_COOKIE = 'language';
