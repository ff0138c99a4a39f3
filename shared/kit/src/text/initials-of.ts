/** Returns up to two letters for a party whose given and family names aren't stored separately. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return chosen.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
