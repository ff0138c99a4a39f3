import { ipiCheckDigits, isniCheckCharacter, iswcCheckDigit } from '@counterpoint/domain/identifiers';

// Valid check digits in ranges beginning with 9, which are unassigned.

export function syntheticIswc(number: number): string {
  const digits = `9${String(number).padStart(8, '0')}`;
  return `T${digits}${iswcCheckDigit(digits)}`;
}

export function syntheticIpi(number: number): string {
  const digits = `999${String(number).padStart(6, '0')}`;
  return digits + ipiCheckDigits(digits);
}

export function syntheticIsni(number: number): string {
  const digits = `999${String(number).padStart(12, '0')}`;
  return digits + isniCheckCharacter(digits);
}

/** ISRC has no check digit; the prefix isn't assigned in Ghana. */
export function syntheticIsrc(number: number, year: number): string {
  return `GHZZ9${String(year % 100).padStart(2, '0')}${String(number).padStart(5, '0')}`;
}
