import { contributorRoleOf } from '../recording-imports/index.ts';
// cspell:ignore Archlute Theorbo Cembalo Remixer
import type { ContributorCategory, ContributorRole } from '../schemas/recordings/recording-choices.ts';

export interface MappedRole {
  readonly role: ContributorRole;
  readonly category: ContributorCategory;
  /** The message is more specific than our list. */
  readonly isBroader?: true;
}

const performer = (role: ContributorRole): MappedRole => ({ role, category: 'non_featured' });
const broader = (role: ContributorRole): MappedRole => ({ ...performer(role), isBroader: true });

const ROLES: Readonly<Record<string, MappedRole>> = {
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
  DiscJockey: performer('turntables'),
  DJMixer: performer('turntables'),
  MixDJ: performer('turntables'),
  Remixer: { role: 'mixing_engineer', category: 'mixer', isBroader: true },
  MasteringEngineer: { role: 'recording_engineer', category: 'other', isBroader: true },
  ClassicalGuitar: broader('acoustic_guitar'),
  SpanishGuitar: broader('acoustic_guitar'),
  SteelGuitar: broader('electric_guitar'),
  Fortepiano: broader('piano'),
  GrandPiano: broader('piano'),
  ElectricPiano: broader('keyboards'),
  PipeOrgan: broader('organ'),
  HammondOrgan: broader('organ'),
  AltoSaxophone: broader('saxophone'),
  TenorSaxophone: broader('saxophone'),
  SopranoSaxophone: broader('saxophone'),
  BaritoneSaxophone: broader('saxophone'),
  BassClarinet: broader('clarinet'),
  AltoFlute: broader('flute'),
  TransverseFlute: performer('flute'),
  BassTrombone: broader('trombone'),
  Theorbo: broader('lute'),
  Archlute: broader('lute'),
  Cembalo: performer('harpsichord'),
  Bongos: broader('percussion'),
  Tambourine: broader('percussion'),
  Cajon: broader('percussion'),
  Triangle: broader('percussion'),
  SopranoVocalist: broader('vocals'),
  Soprano: broader('vocals'),
  MezzoSoprano: broader('vocals'),
  Alto: broader('vocals'),
  Contralto: broader('vocals'),
  Countertenor: broader('vocals'),
  Tenor: broader('vocals'),
  Baritone: broader('vocals'),
  BassVocalist: broader('vocals'),
  Programmer: performer('programming'),
  ComputerProgrammer: performer('programming'),
};

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

/** Roles in the musical work: its writers, not contributors to the recording. */
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
];

const PUBLISHERS = ['OriginalPublisher', 'MusicPublisher', 'SubPublisher'];

export function isOfTheWork(role: string): boolean {
  return WRITERS.includes(role);
}

export function isOfItsPublisher(role: string): boolean {
  return PUBLISHERS.includes(role);
}

export function isPerforming(role: string): boolean {
  return PERFORMS.includes(role);
}

/** Maps a DDEX role or instrument to our list; null if the list lacks it. */
export function mapRole(name: string): MappedRole | null {
  const known = ROLES[name];
  if (known) return known;
  // `LeadGuitar`, `Lead Guitar` and `lead guitar` are one instrument.
  const role = contributorRoleOf(name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  return role ? performer(role) : null;
}
