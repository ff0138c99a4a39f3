import * as text from '../messages/passwords.generated.ts';
import { plainPassword, withoutTrailingDigits } from './plain-password.ts';

/** Frequent in public lists; the long list is loaded by `loadCommonPasswords`. */
const COMMON = new Set([
  'correcthorsebatterystaple',
  'keepcalmandcarryon',
  'letmeinletmeinletmein',
  'maytheforcebewithyou',
  'mypasswordispassword',
  'thequickbrownfox',
  'thequickbrownfoxjumps',
  'thisisapassword',
  'thisismypassword',
  'welcometotheclub',
  'whatisthepassword',
]);

let isInLongList: (password: string) => boolean = () => false;

/** Adds the long list to `weaknessOf`. In its own chunk, because it weighs more than any page. */
export async function loadCommonPasswords(): Promise<void> {
  const { isCommonPassword } = await import('./leaked/index.ts');
  isInLongList = isCommonPassword;
}

const PORTAL = 'counterpoint';
/** Characters that must remain without everything known about the owner. */
const UNKNOWN_AT_LEAST = 8;

/** Why a password is easy to guess, or null. `known` is what attackers know about the owner. */
export function weaknessOf(password: string, known: readonly string[]): string | null {
  const plain = plainPassword(password);
  if (COMMON.has(withoutTrailingDigits(plain)) || isInLongList(password)) return text.common();
  if (new Set(plain).size < 5 || isRepetition(plain)) return text.repetitive();
  const remaining = wordsOf(known).reduce((rest, word) => rest.replaceAll(word, ''), plain);
  if (remaining.length < UNKNOWN_AT_LEAST) return text.personal();
  return null;
}

function isRepetition(password: string): boolean {
  return /^(.{1,6})\1{2,}.{0,3}$/u.test(password);
}

function wordsOf(known: readonly string[]): string[] {
  const words = known.flatMap((name) => [plainPassword(name), ...name.split(/[^\p{L}\p{N}]+/u).map(plainPassword)]);
  // Longest first, so that 'amamensah' goes before 'ama'. Two letters may be part of any word.
  return [...words, PORTAL].filter((word) => word.length >= 3).sort((one, other) => other.length - one.length);
}
