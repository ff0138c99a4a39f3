/** Takes the last word as the family name. Text with digits is no name. */
export function splitName(text: string): { given_names: string; family_name: string } {
  const words = /\d/.test(text) ? [] : text.trim().split(/\s+/);
  return { given_names: words.slice(0, -1).join(' '), family_name: words.at(-1) ?? '' };
}
