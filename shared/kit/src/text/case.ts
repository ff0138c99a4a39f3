/** The first letter in upper case, the rest as it is. */
export function upperFirst(text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase() + rest.join('');
}
