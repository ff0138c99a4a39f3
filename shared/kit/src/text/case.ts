/** The first letter in upper case, the rest as it is. */
export function upperFirst(text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase() + rest.join('');
}

/** Each word with its first letter in upper case and the rest in lower case: `gold coast RAIN` to `Gold Coast Rain`. */
export function titleCase(text: string): string {
  return text
    .toLocaleLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toLocaleUpperCase());
}
