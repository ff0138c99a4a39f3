import * as text from '../messages/passwords.generated.ts';

/** From public lists of leaked passwords, without those too short to be allowed. */
const COMMON = new Set([
  '123456789012345',
  '1234567890123456',
  '12345678901234567890',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv',
  '1qaz2wsx3edc4rfv5tgb',
  'abcdefghijklmno',
  'abcdefghijklmnop',
  'abcdefghijklmnopqrstuvwxyz',
  'administrator123',
  'changemechangeme',
  'correcthorsebatterystaple',
  'iloveyouforever',
  'iloveyouiloveyou',
  'keepcalmandcarryon',
  'letmeinletmeinletmein',
  'maytheforcebewithyou',
  'mypasswordispassword',
  'passwordpassword',
  'password12345678',
  'password123456789',
  'password1234567890',
  'passwordpassword1',
  'qazwsxedcrfvtgb',
  'qazwsxedcrfvtgbyhnujm',
  'qwerty123456789',
  'qwertyqwertyqwerty',
  'qwertyuiop123456',
  'qwertyuiop1234567890',
  'qwertyuiopasdfg',
  'qwertyuiopasdfgh',
  'qwertyuiopasdfghjkl',
  'qwertyuiopasdfghjklzxcvbnm',
  'thequickbrownfox',
  'thequickbrownfoxjumps',
  'thisisapassword',
  'thisismypassword',
  'trustno1trustno1',
  'welcometotheclub',
  'whatisthepassword',
]);

const PORTAL = 'counterpoint';
/** Characters that must remain without everything known about the owner. */
const UNKNOWN_AT_LEAST = 8;

/** Why a password is easy to guess, or null. `known` is what attackers know about the owner. */
export function weaknessOf(password: string, known: readonly string[]): string | null {
  const plainPassword = plain(password);
  if (COMMON.has(plainPassword)) return text.common();
  if (new Set(plainPassword).size < 5 || isRepetition(plainPassword)) return text.repetitive();
  const left = wordsOf(known).reduce((rest, word) => rest.replaceAll(word, ''), plainPassword);
  if (left.length < UNKNOWN_AT_LEAST) return text.personal();
  return null;
}

function plain(password: string): string {
  const normal = password.normalize('NFKC').toLowerCase();
  return normal.replaceAll(/[^\p{L}\p{N}]/gu, '') || normal;
}

function isRepetition(password: string): boolean {
  return /^(.{1,6})\1{2,}.{0,3}$/u.test(password);
}

function wordsOf(known: readonly string[]): string[] {
  const words = known.flatMap((name) => [plain(name), ...name.split(/[^\p{L}\p{N}]+/u).map(plain)]);
  // Longest first, so that 'amamensah' goes before 'ama'. Two letters may be part of any word.
  return [...words, PORTAL].filter((word) => word.length >= 3).sort((one, other) => other.length - one.length);
}
