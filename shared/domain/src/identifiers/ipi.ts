/** IPI name number: the number of a name of an interested party. Kept as eleven digits, the last two check digits. */

/** The two check digits of nine digits: weights 10 to 2, modulo 101. */
export function ipiCheckDigits(nineDigits: string): string {
  const rest = [...nineDigits].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0) % 101;
  return String(rest === 0 ? 0 : (101 - rest) % 100).padStart(2, '0');
}

/** Takes what people write (missing leading zeros, spaces, dots) to the stored eleven digits, or null where it is none. */
export function parseIpiNameNumber(text: string): string | null {
  const digits = text.replaceAll(/[\s.-]/g, '');
  if (!/^\d{1,11}$/.test(digits)) return null;
  const number = digits.padStart(11, '0');
  // Eleven zeros pass the check digit but identify nobody.
  if (/^0+$/.test(number)) return null;
  return ipiCheckDigits(number.slice(0, 9)) === number.slice(9) ? number : null;
}

/** `00052210040` as `52210040`: people leave the leading zeros out. Anything else comes back as it is. */
export function formatIpiNameNumber(number: string): string {
  return /^\d{11}$/.test(number) ? number.replace(/^0+(?=\d)/, '') : number;
}
