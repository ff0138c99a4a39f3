const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** `fr` as `French`. */
export function languageName(code: string): string {
  // Unicode takes Twi for Akan, of which it is the largest part; a writer of Twi looks for Twi.
  return code === 'tw' ? 'Twi' : (names.of(code) ?? code);
}
