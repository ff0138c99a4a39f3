import { compared } from '../imports/compared.ts';
import type { UseType } from '../recording-rights/index.ts';
import type { ContributorRole } from '../schemas/recordings/recording-choices.ts';
import words from './recording-words.json' with { type: 'json' };

/** Names of a contributor's role in files. We write DDEX's values and read all of them. */
interface RoleWords {
  readonly ddexRole?: string;
  readonly ddexInstrument?: string;
  /** Where DDEX's lists have no value, but allow the sender's own. */
  readonly ownWord?: string;
  readonly words?: readonly string[];
  /** Values of DDEX that say more than our role. */
  readonly narrower?: readonly string[];
}

export const ROLE_WORDS: Readonly<Record<ContributorRole, RoleWords>> = words.roles;

/** DDEX's list for RDR has no value for making available, and two values cover it. */
export const USE_WORDS: Readonly<Record<UseType, Readonly<Record<'ddex' | 'words', readonly string[]>>>> = words.uses;

/** `LeadGuitar`, `Lead Guitar` and `lead guitar` are one word. */
export function comparedWord(word: string): string {
  return compared(word.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
}
