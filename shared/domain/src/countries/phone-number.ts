import * as z from 'zod/mini';
import * as text from '../messages/members.generated.ts';
import { splitCallingCode } from './calling-codes.ts';

/** Of E.164, with the calling code. */
const MOST_DIGITS = 15;
const LEAST_DIGITS = 7;

/**
 * Returns a phone number as it's stored, such as `+233 24 123 4567`, or null if it has no known calling code. Accepts dots,
 * dashes, brackets and `00` for the plus, and drops the trunk zero of `+44 (0)20`. The length within a country isn't checked:
 * numbering plans change.
 */
export function parsePhone(phone: string): string | null {
  const international = phone.trim().replace(/^00/, '+').replace('(0)', ' ');
  if (!/^\+[\d\s().\-/]+$/.test(international)) return null;
  const digits = international.replaceAll(/\D/g, '');
  if (digits.length < LEAST_DIGITS || digits.length > MOST_DIGITS || !splitCallingCode(digits)) return null;
  return `+${international.replaceAll(/\D+/g, ' ').trim()}`;
}

const ENTER = { error: text.enterPhone };

export const optionalPhone = z.pipe(
  z.nullish(
    z.string(ENTER).check(
      z.maxLength(40, { error: text.enterPhone, abort: true }),
      z.refine((phone) => phone.trim() === '' || parsePhone(phone) !== null, ENTER),
    ),
  ),
  z.transform((phone): string | null => (phone?.trim() ? parsePhone(phone) : null)),
);
