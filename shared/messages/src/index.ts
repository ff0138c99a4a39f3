export { currentLanguage } from '#current-language';
export { formatList } from './format-list.ts';
export {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  LOCALES,
  preferredLanguage,
} from './languages.ts';
export { type Message, message, type RenderTag, type RichMessage, richMessage } from './message.ts';
export { perLocale } from './per-locale.ts';
