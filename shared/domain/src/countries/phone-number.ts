import * as z from 'zod/mini';
import { splitCallingCode } from './calling-codes.ts';

/** The longest E.164 number, its calling code included. */
const MOST_DIGITS = 15;
/** Fewer are dialled within few islands only, and none with its calling code. */
const LEAST_DIGITS = 7;

/**
 * A phone number as it is stored: a plus, a calling code that exists and the number, in figures and single spaces
 * (`+233 24 123 4567`); null for anything else. Takes dots, dashes and brackets too, and `00` for the plus. A trunk
 * zero in brackets, `+44 (0)20`, is left out, since it is not dialled with a calling code. How many figures a number
 * has within a country is not checked: plans of numbers change, and a number is only ever shown to people.
 */
export function parsePhone(text: string): string | null {
  const international = text.trim().replace(/^00/, '+').replace('(0)', ' ');
  if (!/^\+[\d\s().\-/]+$/.test(international)) return null;
  const digits = international.replaceAll(/\D/g, '');
  if (digits.length < LEAST_DIGITS || digits.length > MOST_DIGITS || !splitCallingCode(digits)) return null;
  return `+${international.replaceAll(/\D+/g, ' ').trim()}`;
}

const ENTER = 'Enter a phone number with its country’s code, such as +233 24 123 4567.';

/** A phone number that may be missing, as `parsePhone` keeps it; an empty one is null. */
export const optionalPhone = z.pipe(
  z.nullish(
    z.string(ENTER).check(
      z.maxLength(40, { error: ENTER, abort: true }),
      z.refine((text) => text.trim() === '' || parsePhone(text) !== null, ENTER),
    ),
  ),
  z.transform((text): string | null => (text?.trim() ? parsePhone(text) : null)),
);
