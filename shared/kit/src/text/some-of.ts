const list = new Intl.ListFormat('en');

const SHOWN = 3;

/** `Ama Kusi, Kofi Mensah, and 48 others`: what of a long list of names fits into a sentence. */
export function someOf(names: readonly string[]): string {
  // One more costs no more room than 'and 1 other'.
  if (names.length <= SHOWN + 1) return list.format(names);
  return list.format([...names.slice(0, SHOWN), `${names.length - SHOWN} others`]);
}
