import { dictionary } from '@zxcvbn-ts/language-common';
import { plainPassword, withoutTrailingDigits } from '../plain-password.ts';
import { readHashSet } from './hash-set.ts';
import leaked from './hashes.generated.json' with { type: 'json' };

/** Shorter parts would take words of a phrase for passwords. */
const MIN_PART_LENGTH = 3;

/** Parts of the frequent short passwords that longer ones are made of. */
const parts = new Set((dictionary['passwords-common'] ?? []).map((password) => plainPassword(String(password))));
const long = readHashSet(leaked);

/**
 * Whether a password is among the most frequent in leaks, compared without case, signs and trailing digits, or is one or
 * two of the 49,000 most frequent short ones.
 */
export function isCommonPassword(password: string): boolean {
  const plain = plainPassword(password);
  const base = withoutTrailingDigits(plain);
  return long.has(base) || isOneOrTwo(plain) || isOneOrTwo(base);
}

function isOneOrTwo(text: string): boolean {
  if (parts.has(text)) return true;
  for (let at = MIN_PART_LENGTH; at <= text.length - MIN_PART_LENGTH; at += 1)
    if (parts.has(text.slice(0, at)) && parts.has(text.slice(at))) return true;
  return false;
}
