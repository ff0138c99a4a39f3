import type { Message } from '@counterpoint/messages';

const MAX_CHARACTERS = 160;

export function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= MAX_CHARACTERS ? text : `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`;
}

/** A notice whose message has the values as they are. */
export function plainNotice<Values>(title: Message<{ sender: string }>, message: (values: Values) => string) {
  return (values: Values, sender: string) => ({ title: title({ sender }), message: message(values) });
}
