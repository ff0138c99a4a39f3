const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** `fr` as `French`. */
export function languageName(code: string): string {
  return names.of(code) ?? code;
}
