/** All dashes, dots, spaces and invisible characters: spreadsheets, PDFs and web pages replace hyphens and spaces. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}\u2212._]/gu;

export function withoutSeparators(code: string): string {
  return code.replaceAll(SEPARATORS, '');
}
