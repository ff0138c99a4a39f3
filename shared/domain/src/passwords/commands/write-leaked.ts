// Regenerates the hashes of leaked passwords from a list of the most frequent ones, one a line; see ADR 14.
import { readFileSync, writeFileSync } from 'node:fs';
import { writeHashSet } from '../leaked/hash-set.ts';
import { plainPassword, withoutTrailingDigits } from '../plain-password.ts';

/** One less than the policy's 15, because a digit may be added. */
const MIN_LENGTH = 14;

const [list = ''] = process.argv.slice(2);
const passwords = readFileSync(list, 'utf8')
  .split(/\r?\n/)
  .filter((password) => password.length >= MIN_LENGTH);
const bases = new Set(passwords.map((password) => withoutTrailingDigits(plainPassword(password))));
writeFileSync(new URL('../leaked/hashes.generated.json', import.meta.url), `${JSON.stringify(writeHashSet(bases))}\n`);
