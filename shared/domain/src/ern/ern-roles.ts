import { codesByWord } from '../imports/cell-kinds.ts';
import { contributorRoleOf } from '../recording-imports/index.ts';
// cspell:ignore Archlute Theorbo Cembalo Remixer
import type { ContributorCategory, ContributorRole } from '../schemas/recordings/recording-choices.ts';

export interface MappedRole {
  readonly role: ContributorRole;
  readonly category: ContributorCategory;
  /** The message is more specific than our list. */
  readonly isBroader?: true;
}

const OTHERS: Readonly<Record<string, MappedRole>> = {
  Producer: { role: 'producer', category: 'studio_producer' },
  StudioProducer: { role: 'producer', category: 'studio_producer' },
  CoProducer: { role: 'producer', category: 'studio_producer' },
  RecordProducer: { role: 'producer', category: 'studio_producer' },
  Mixer: { role: 'mixing_engineer', category: 'mixer' },
  MixingEngineer: { role: 'mixing_engineer', category: 'mixer' },
  Remixer: { role: 'mixing_engineer', category: 'mixer', isBroader: true },
  Engineer: { role: 'recording_engineer', category: 'other' },
  RecordingEngineer: { role: 'recording_engineer', category: 'other' },
  SoundEngineer: { role: 'recording_engineer', category: 'other' },
  MasteringEngineer: { role: 'recording_engineer', category: 'other', isBroader: true },
  Conductor: { role: 'conductor', category: 'conductor' },
  ChoirConductor: { role: 'choir_director', category: 'conductor' },
  ChorusMaster: { role: 'choir_director', category: 'conductor' },
};

/** DDEX's words for what performers of our list do. */
const PERFORMERS = codesByWord<ContributorRole>({
  vocals: ['Vocalist', 'Singer'],
  lead_vocals: ['LeadVocalist'],
  backing_vocals: ['BackgroundVocalist', 'BackingVocalist'],
  rap: ['Rapper'],
  spoken_word: ['Narrator'],
  choir: ['Choir', 'Chorus'],
  orchestra: ['Orchestra'],
  ensemble: ['Ensemble', 'Band', 'Group'],
  turntables: ['DJ', 'DiscJockey', 'DJMixer', 'MixDJ'],
  flute: ['TransverseFlute'],
  harpsichord: ['Cembalo'],
  programming: ['Programmer', 'ComputerProgrammer'],
});

/** Narrower than those of our list. */
const BROADER = codesByWord<ContributorRole>({
  acoustic_guitar: ['ClassicalGuitar', 'SpanishGuitar'],
  electric_guitar: ['SteelGuitar'],
  piano: ['Fortepiano', 'GrandPiano'],
  keyboards: ['ElectricPiano'],
  organ: ['PipeOrgan', 'HammondOrgan'],
  saxophone: ['AltoSaxophone', 'TenorSaxophone', 'SopranoSaxophone', 'BaritoneSaxophone'],
  clarinet: ['BassClarinet'],
  flute: ['AltoFlute'],
  trombone: ['BassTrombone'],
  lute: ['Theorbo', 'Archlute'],
  percussion: ['Bongos', 'Tambourine', 'Cajon', 'Triangle'],
  vocals: [
    'SopranoVocalist',
    'Soprano',
    'MezzoSoprano',
    'Alto',
    'Contralto',
    'Countertenor',
    'Tenor',
    'Baritone',
    'BassVocalist',
  ],
});

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
  const known = OTHERS[name];
  if (known) return known;
  const broader = BROADER[name];
  if (broader) return { role: broader, category: 'non_featured', isBroader: true };
  // `LeadGuitar`, `Lead Guitar` and `lead guitar` are one instrument.
  const role = PERFORMERS[name] ?? contributorRoleOf(name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  return role ? { role, category: 'non_featured' } : null;
}
