import * as text from '../messages/formats.generated.ts';
import { perLocale } from './per-locale.ts';

const list = perLocale((locale) => new Intl.ListFormat(locale));

/** Formats `Ama Kusi, Kofi Mensah and Yaw Darko`. */
export function listOf(names: readonly string[]): string {
  return list().format(names);
}

const SHOWN = 3;

/** Formats `Ama Kusi, Kofi Mensah, Yaw Darko and 48 others`. */
export function someOf(names: readonly string[]): string {
  if (names.length <= SHOWN + 1) return listOf(names);
  return listOf([...names.slice(0, SHOWN), text.others({ count: names.length - SHOWN })]);
}
