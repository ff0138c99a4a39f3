import { contributorRoleOf } from '../recording-imports/index.ts';
import type { ContributorCategory, ContributorRole } from '../schemas/recordings/recording-words.ts';

export interface TakenRole {
  readonly role: ContributorRole;
  readonly category: ContributorCategory;
}

const performer = (role: ContributorRole): TakenRole => ({ role, category: 'non_featured' });

/** Roles of DDEX (avs:ContributorRole) that are called otherwise here. */
const ROLES: Readonly<Record<string, TakenRole>> = {
  Producer: { role: 'producer', category: 'studio_producer' },
  StudioProducer: { role: 'producer', category: 'studio_producer' },
  CoProducer: { role: 'producer', category: 'studio_producer' },
  RecordProducer: { role: 'producer', category: 'studio_producer' },
  Mixer: { role: 'mixing_engineer', category: 'mixer' },
  MixingEngineer: { role: 'mixing_engineer', category: 'mixer' },
  Engineer: { role: 'recording_engineer', category: 'other' },
  RecordingEngineer: { role: 'recording_engineer', category: 'other' },
  SoundEngineer: { role: 'recording_engineer', category: 'other' },
  Conductor: { role: 'conductor', category: 'conductor' },
  ChoirConductor: { role: 'choir_director', category: 'conductor' },
  ChorusMaster: { role: 'choir_director', category: 'conductor' },
  Vocalist: performer('vocals'),
  Singer: performer('vocals'),
  LeadVocalist: performer('lead_vocals'),
  BackgroundVocalist: performer('backing_vocals'),
  BackingVocalist: performer('backing_vocals'),
  Rapper: performer('rap'),
  Narrator: performer('spoken_word'),
  Choir: performer('choir'),
  Chorus: performer('choir'),
  Orchestra: performer('orchestra'),
  Ensemble: performer('ensemble'),
  Band: performer('ensemble'),
  Group: performer('ensemble'),
  DJ: performer('turntables'),
  Programmer: performer('programming'),
  ComputerProgrammer: performer('programming'),
};

/** Roles that mean performing without naming an instrument. */
const PERFORMS = [
  'Artist',
  'MainArtist',
  'FeaturedArtist',
  'AssociatedPerformer',
  'PrimaryMusician',
  'StudioMusician',
  'Musician',
  'Performer',
  'StudioPersonnel',
  'Soloist',
  'Instrumentalist',
  'GuestArtist',
  'Accompanist',
];

/** Roles in the musical work, which are its writers and not contributors to the recording. */
const WRITERS = [
  'Composer',
  'ComposerLyricist',
  'Lyricist',
  'Author',
  'Librettist',
  'Writer',
  'SongWriter',
  'Songwriter',
  'Arranger',
  'Adapter',
  'Translator',
  'NonLyricAuthor',
  'OriginalPublisher',
  'MusicPublisher',
  'SubPublisher',
];

/** Publishers are no writers either, and stand with the work. */
export function isOfTheWork(role: string): boolean {
  return WRITERS.includes(role);
}

/** Whether a role says that somebody performs, without what they play. */
export function isPerforming(role: string): boolean {
  return PERFORMS.includes(role);
}

/** What a role or an instrument of DDEX is in our list; null for one that has no word there. */
export function takenRole(said: string): TakenRole | null {
  const known = ROLES[said];
  if (known) return known;
  // `LeadGuitar`, `Lead Guitar` and `lead guitar` are one instrument.
  const role = contributorRoleOf(said.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  return role ? performer(role) : null;
}
