import { withoutSeparators } from './separators.ts';

export function isniCheckCharacter(fifteenDigits: string): string {
  const rest = [...fifteenDigits].reduce((total, digit) => (2 * (total + Number(digit))) % 11, 0);
  const check = (12 - rest) % 11;
  return check === 10 ? 'X' : String(check);
}

/** Parses an ISNI (ISO 27729), also as an isni.org URL, to its stored 16 characters. Null if invalid. */
export function parseIsni(text: string): string | null {
  const number = text
    .trim()
    .replace(/^(https?:\/\/)?(www\.)?isni\.org\/(isni\/)?/i, '')
    .replace(/^ISNI:?/i, '');
  const code = withoutSeparators(number).toUpperCase();
  if (!/^\d{15}[\dX]$/.test(code)) return null;
  return isniCheckCharacter(code.slice(0, 15)) === code.at(-1) ? code : null;
}

/** Some records store sixteen zeros for a missing ISNI. */
export function heldIsni(isni: string | null): string | null {
  return isni === null || /^0*$/.test(isni) ? null : isni;
}

/** `0000000123531945` to `0000 0001 2353 1945`; other text is returned unchanged. */
export function formatIsni(isni: string): string {
  return isni.replace(/^(.{4})(.{4})(.{4})(.{4})$/, '$1 $2 $3 $4');
}
