import * as text from '../messages/members.generated.ts';
import { optionalCode } from '../schemas/requests/text.ts';
import { splitCallingCode } from './calling-codes.ts';

const MAX_DIGITS = 15;
const MIN_DIGITS = 7;

/**
 * Returns a phone number in its stored form, `+233 24 123 4567`, or null without a known calling code. Accepts `00` for
 * the plus and the trunk zero of `+44 (0)20`. Doesn't check national lengths, because numbering plans change.
 */
export function parsePhone(phone: string): string | null {
  const international = phone.trim().replace(/^00/, '+').replace('(0)', ' ');
  if (!/^\+[\d\s().\-/]+$/.test(international)) return null;
  const digits = international.replaceAll(/\D/g, '');
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS || !splitCallingCode(digits)) return null;
  return `+${international.replaceAll(/\D+/g, ' ').trim()}`;
}

export const optionalPhone = optionalCode(parsePhone, () => text.enterPhone());
