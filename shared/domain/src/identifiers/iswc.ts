/** ISWC, the code of a musical work (ISO 15707). Kept as `T` and ten digits, the last a check digit. */

/**
 * The check digit of nine digits: weighted sum, modulo 10. With `start` 2 it is that of an IPI base number. The formula
 * is the standard's, and weak: an altered digit at an even place, or the fifth, can leave the sum as it was.
 */
export function iswcCheckDigit(nineDigits: string, start = 1): number {
  const sum = [...nineDigits].reduce((total, digit, index) => total + (index + 1) * Number(digit), start);
  return (10 - (sum % 10)) % 10;
}

/** Takes what people write (`T-034.524.680-1`, spaces, lower case) to the stored form, or null where it is none. */
export function parseIswc(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s.-]/g, '');
  if (!/^T\d{10}$/.test(code)) return null;
  return iswcCheckDigit(code.slice(1, 10)) === Number(code.at(-1)) ? code : null;
}

/** `T0345246801` as `T-034.524.680-1`; anything else comes back as it is. */
export function formatIswc(iswc: string): string {
  return iswc.replace(/^T(\d{3})(\d{3})(\d{3})(\d)$/, 'T-$1.$2.$3-$4');
}
