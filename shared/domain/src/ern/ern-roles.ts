import { contributorRoleOf } from '../recording-imports/index.ts';
// cspell:ignore Archlute Theorbo Cembalo Remixer
import type { ContributorCategory, ContributorRole } from '../schemas/recordings/recording-choices.ts';

export interface MappedRole {
  readonly role: ContributorRole;
  readonly category: ContributorCategory;
}

const performer = (role: ContributorRole): MappedRole => ({ role, category: 'non_featured' });

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
  Remixer: { role: 'mixing_engineer', category: 'mixer' },
  MasteringEngineer: { role: 'recording_engineer', category: 'other' },
  ClassicalGuitar: performer('acoustic_guitar'),
  SpanishGuitar: performer('acoustic_guitar'),
  SteelGuitar: performer('electric_guitar'),
  Fortepiano: performer('piano'),
  GrandPiano: performer('piano'),
  ElectricPiano: performer('keyboards'),
  PipeOrgan: performer('organ'),
  HammondOrgan: performer('organ'),
  AltoSaxophone: performer('saxophone'),
  TenorSaxophone: performer('saxophone'),
  SopranoSaxophone: performer('saxophone'),
  BaritoneSaxophone: performer('saxophone'),
  BassClarinet: performer('clarinet'),
  AltoFlute: performer('flute'),
  TransverseFlute: performer('flute'),
  BassTrombone: performer('trombone'),
  Theorbo: performer('lute'),
  Archlute: performer('lute'),
  Cembalo: performer('harpsichord'),
  Bongos: performer('percussion'),
  Tambourine: performer('percussion'),
  Cajon: performer('percussion'),
  Triangle: performer('percussion'),
  SopranoVocalist: performer('vocals'),
  Soprano: performer('vocals'),
  MezzoSoprano: performer('vocals'),
  Alto: performer('vocals'),
  Contralto: performer('vocals'),
  Countertenor: performer('vocals'),
  Tenor: performer('vocals'),
  Baritone: performer('vocals'),
  BassVocalist: performer('vocals'),
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
