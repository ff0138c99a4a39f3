import * as text from '../messages/formats.generated.ts';
import { perLocale } from './per-locale.ts';

const list = perLocale((locale) => new Intl.ListFormat(locale));

const SHOWN = 3;

/** Formats `Ama Kusi, Kofi Mensah, Yaw Darko and 48 others`. */
export function someOf(names: readonly string[]): string {
  if (names.length <= SHOWN + 1) return list().format(names);
  return list().format([...names.slice(0, SHOWN), text.others({ count: names.length - SHOWN })]);
}
