/** The first letters of a whole name's first and last words, for a sender whose parts of the name are not known. */
export function nameInitials(fullName: string): string {
  const words = fullName.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
