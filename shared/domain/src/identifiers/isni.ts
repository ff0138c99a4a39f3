/** ISNI, the code of a public identity (ISO 27729): fifteen digits and an ISO 7064 MOD 11-2 check character. */

/** The check character (`0` to `9` or `X`) of fifteen digits. */
export function isniCheckCharacter(fifteenDigits: string): string {
  const rest = [...fifteenDigits].reduce((total, digit) => (2 * (total + Number(digit))) % 11, 0);
  const check = (12 - rest) % 11;
  return check === 10 ? 'X' : String(check);
}

/** Takes what people write (spaces, hyphens, an isni.org address, lower-case x) to the stored sixteen characters, or null. */
export function parseIsni(text: string): string | null {
  const code = text
    .trim()
    .replace(/^(https?:\/\/)?(www\.)?isni\.org\/(isni\/)?/i, '')
    .replace(/^ISNI:?/i, '')
    .replaceAll(/[\s-]/g, '')
    .toUpperCase();
  if (!/^\d{15}[\dX]$/.test(code)) return null;
  return isniCheckCharacter(code.slice(0, 15)) === code.at(-1) ? code : null;
}

/** The number that a record holds; null where it has none yet, which sixteen zeros say as well (given). */
export function heldIsni(isni: string | null): string | null {
  return isni === null || /^0*$/.test(isni) ? null : isni;
}

/** `0000000123531945` as `0000 0001 2353 1945`; anything else comes back as it is. */
export function formatIsni(isni: string): string {
  return isni.replace(/^(.{4})(.{4})(.{4})(.{4})$/, '$1 $2 $3 $4');
}
