import { comparedWord, contributorRoleOf, ROLE_WORDS } from '../recording-imports/index.ts';
import {
  CONTRIBUTOR_ROLES,
  type ContributorCategory,
  type ContributorRole,
} from '../schemas/recordings/recording-choices.ts';

export interface MappedRole {
  readonly role: ContributorRole;
  readonly category: ContributorCategory;
  /** The message is more specific than our list. */
  readonly isBroader: boolean;
}

/** Performers are in none of these categories. */
const CATEGORIES: Partial<Readonly<Record<ContributorRole, ContributorCategory>>> = {
  producer: 'studio_producer',
  mixing_engineer: 'mixer',
  recording_engineer: 'other',
  conductor: 'conductor',
  choir_director: 'conductor',
};

const NARROWER: ReadonlyMap<string, ContributorRole> = new Map(
  CONTRIBUTOR_ROLES.flatMap((role) =>
    (ROLE_WORDS[role].narrower ?? []).map((word) => [comparedWord(word), role] as const),
  ),
);

const PERFORMS =
  /^(?:(?:Main|Featured|Guest)?Artist|(?:Associated)?Performer|(?:Primary|Studio)?Musician|StudioPersonnel|Soloist|Instrumentalist|Accompanist)$/;

/** Roles in the musical work: its writers, not contributors to the recording. */
const WRITERS =
  /^(?:Composer(?:Lyricist)?|Lyricist|(?:NonLyric)?Author|Librettist|Writer|Songwriter|SongWriter|Arranger|Adapter|Translator)$/;

const PUBLISHERS = /^(?:OriginalPublisher|MusicPublisher|SubPublisher)$/;

export function isOfTheWork(role: string): boolean {
  return WRITERS.test(role);
}

export function isOfItsPublisher(role: string): boolean {
  return PUBLISHERS.test(role);
}

export function isPerforming(role: string): boolean {
  return PERFORMS.test(role);
}

/** Maps a DDEX role or instrument to our list; null if the list lacks it. */
export function mapRole(name: string): MappedRole | null {
  const broader = NARROWER.get(comparedWord(name));
  const role = broader ?? contributorRoleOf(name);
  return role ? { role, category: CATEGORIES[role] ?? 'non_featured', isBroader: broader !== undefined } : null;
}
