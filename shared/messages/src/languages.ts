/** The languages of the portal, as tags of BCP 47. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The locale in which `Intl` formats for each language. English is British, as the society writes it. */
export const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };

/** Each language's name in itself, as a reader looks for it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' };

export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(tag: unknown): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}

/**
 * Returns the language of the portal that a reader prefers.
 *
 * @param accepted the value of `Accept-Language`, or `navigator.languages` joined with commas; order decides, not weights
 */
export function preferredLanguage(accepted: string): Language {
  const tags = accepted.split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  return tags.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** The cookie of a reader's choice. Scripts write it, the server writes `<html lang>` by it. */
export const LANGUAGE_COOKIE = 'language';
