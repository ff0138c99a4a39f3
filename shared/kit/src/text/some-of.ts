import { formatList } from '@counterpoint/messages';
import * as text from '../messages/formats.generated.ts';

/** @deprecated use formatList of @counterpoint/messages */
export function listOf(names: readonly string[]): string {
  return formatList(names);
}

const SHOWN = 3;

/** Formats `Ama Kusi, Kofi Mensah, Yaw Darko and 48 others`. */
export function someOf(names: readonly string[]): string {
  if (names.length <= SHOWN + 1) return formatList(names);
  return formatList([...names.slice(0, SHOWN), text.others({ count: names.length - SHOWN })]);
}
