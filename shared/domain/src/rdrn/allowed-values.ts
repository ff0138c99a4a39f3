import type { UseType } from '../recording-rights/index.ts';
import type { ContributorRole, RightsHolderRole } from '../schemas/recordings/recording-choices.ts';
import type { XmlElement } from './xml-element.ts';

/** Of DDEX’s list for RDR, which has no value for making available: these two are what it covers. */
export const USES: Readonly<Record<UseType, readonly string[]>> = {
  broadcast: ['Broadcast'],
  cable_retransmission: ['CableRetransmission'],
  public_performance: ['PerformInPublic'],
  simulcast: ['Simulcast'],
  webcasting: ['Webcast'],
  private_copy: ['PrivateCopy'],
  making_available: ['OnDemandStream', 'PermanentDownload'],
  rental_lending: ['CommercialRent', 'Lend'],
};

/** DDEX has no value for a non-exclusive licensee. */
export const RIGHTS_CONTROL_TYPES: Readonly<Record<RightsHolderRole, string | null>> = {
  producer: 'OriginalOwner',
  exclusive_licensee: 'ExclusiveLicensee',
  licensee: null,
  assignee: 'SuccessorInTitle',
};

const ROLES: ReadonlyMap<ContributorRole, string> = new Map([
  ['vocals', 'Vocalist'],
  ['lead_vocals', 'LeadVocalist'],
  ['backing_vocals', 'BackgroundVocalist'],
  ['choir', 'Choir'],
  ['spoken_word', 'Narrator'],
  ['programming', 'Programmer'],
  ['orchestra', 'Orchestra'],
  ['ensemble', 'Ensemble'],
  ['conductor', 'Conductor'],
  ['choir_director', 'ChorusMaster'],
  ['producer', 'StudioProducer'],
  ['mixing_engineer', 'MixingEngineer'],
  ['recording_engineer', 'RecordingEngineer'],
]);

const INSTRUMENTS: ReadonlyMap<ContributorRole, string> = new Map([
  ['guitar', 'Guitar'],
  ['acoustic_guitar', 'AcousticGuitar'],
  ['electric_guitar', 'ElectricGuitar'],
  ['bass_guitar', 'ElectricBassGuitar'],
  ['double_bass', 'DoubleBass'],
  ['banjo', 'Banjo'],
  ['mandolin', 'Mandolin'],
  ['ukulele', 'Ukulele'],
  ['harp', 'Harp'],
  ['kora', 'Kora'],
  ['lute', 'Lute'],
  ['violin', 'Violin'],
  ['viola', 'Viola'],
  ['cello', 'Cello'],
  ['strings', 'StringSection'],
  ['piano', 'Piano'],
  ['keyboards', 'Keyboard'],
  ['harpsichord', 'Harpsichord'],
  ['organ', 'Organ'],
  ['synthesizer', 'Synthesizer'],
  ['accordion', 'Accordion'],
  ['harmonica', 'Harmonica'],
  ['balafon', 'Balafon'],
  ['xylophone', 'Xylophone'],
  ['marimba', 'Marimba'],
  ['drums', 'DrumKit'],
  ['percussion', 'PercussionInstrument'],
  ['talking_drum', 'TalkingDrum'],
  ['djembe', 'Djembe'],
  ['congas', 'Congas'],
  ['timpani', 'Timpani'],
  ['flute', 'Flute'],
  ['piccolo', 'PiccoloFlute'],
  ['recorder', 'Recorder'],
  ['clarinet', 'Clarinet'],
  ['oboe', 'Oboe'],
  ['bassoon', 'Bassoon'],
  ['saxophone', 'Saxophone'],
  ['trumpet', 'Trumpet'],
  ['trombone', 'Trombone'],
  ['french_horn', 'FrenchHorn'],
  ['tuba', 'Tuba'],
  ['brass', 'BrassInstrument'],
  ['woodwind', 'WindInstrument'],
  ['turntables', 'Turntable'],
]);

/** The sender's own words, which DDEX allows wherever its list has no value. */
const OWN_WORDS: ReadonlyMap<ContributorRole, string> = new Map([
  ['rap', 'Rapper'],
  ['sampler', 'Sampler'],
]);

export interface Contribution {
  readonly role: XmlElement | string;
  readonly instruments: readonly string[];
}

/** One contribution for all instruments, and one for each other role. */
export function contributionsOf(
  { roles, other_roles }: { readonly roles: readonly ContributorRole[]; readonly other_roles: string | null },
  senderId: string,
): Contribution[] {
  const inOwnWords = (words: string) => ({
    '@Namespace': senderId,
    '@UserDefinedValue': words,
    '#text': 'UserDefined',
  });
  const instruments = roles.flatMap((role) => INSTRUMENTS.get(role) ?? []);
  const named = roles.flatMap((role) => ROLES.get(role) ?? []);
  const own = [...roles.flatMap((role) => OWN_WORDS.get(role) ?? []), ...(other_roles ? [other_roles] : [])];
  const all: Contribution[] = [
    ...[...named, ...own.map(inOwnWords)].map((role) => ({ role, instruments: [] })),
    ...(instruments.length > 0 ? [{ role: 'Musician', instruments }] : []),
  ];
  return all.length > 0 ? all : [{ role: 'NotSpecified', instruments: [] }];
}
