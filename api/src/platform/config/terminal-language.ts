import { type Language, preferredLanguage } from '@counterpoint/messages';

/** The language of POSIX locales such as `fr_FR.UTF-8`. */
export function terminalLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  return preferredLanguage(LC_ALL || LC_MESSAGES || LANG || '');
}
