import type { Message } from '@counterpoint/messages';
import { codesOf } from '../../fields/codes-of.ts';
import * as text from '../../messages/recording-choices.generated.ts';

export const RECORDING_MEDIA_LABELS = {
  audio: text.sound,
  video: text.musicVideo,
};
export const RECORDING_MEDIA = codesOf(RECORDING_MEDIA_LABELS);

export const CONTRIBUTOR_CATEGORY_LABELS = {
  contracted_featured: text.contractedFeatured,
  other_featured: text.otherFeatured,
  non_featured: text.nonFeatured,
  conductor: text.conductor,
  studio_producer: text.studioProducer,
  mixer: text.mixer,
  other: text.otherCategory,
};
export const CONTRIBUTOR_CATEGORIES = codesOf(CONTRIBUTOR_CATEGORY_LABELS);
export type ContributorCategory = keyof typeof CONTRIBUTOR_CATEGORY_LABELS;

export const CONTRIBUTOR_CATEGORY_HELP: Record<ContributorCategory, Message> = {
  contracted_featured: text.contractedFeaturedHelp,
  other_featured: text.otherFeaturedHelp,
  non_featured: text.nonFeaturedHelp,
  conductor: text.conductorHelp,
  studio_producer: text.studioProducerHelp,
  mixer: text.mixerHelp,
  other: text.otherCategoryHelp,
};

export const FEATURED_CATEGORIES: readonly ContributorCategory[] = ['contracted_featured', 'other_featured'];

export const CONTRIBUTOR_ROLE_LABELS = {
  vocals: text.vocals,
  lead_vocals: text.leadVocals,
  backing_vocals: text.backingVocals,
  rap: text.rap,
  choir: text.choir,
  spoken_word: text.spokenWord,
  guitar: text.guitar,
  acoustic_guitar: text.acousticGuitar,
  electric_guitar: text.electricGuitar,
  bass_guitar: text.bassGuitar,
  double_bass: text.doubleBass,
  banjo: text.banjo,
  mandolin: text.mandolin,
  ukulele: text.ukulele,
  kora: text.kora,
  lute: text.lute,
  harp: text.harp,
  violin: text.violin,
  viola: text.viola,
  cello: text.cello,
  strings: text.strings,
  piano: text.piano,
  keyboards: text.keyboards,
  harpsichord: text.harpsichord,
  organ: text.organ,
  synthesizer: text.synthesizer,
  accordion: text.accordion,
  harmonica: text.harmonica,
  balafon: text.balafon,
  xylophone: text.xylophone,
  marimba: text.marimba,
  drums: text.drums,
  percussion: text.percussion,
  talking_drum: text.talkingDrum,
  djembe: text.djembe,
  congas: text.congas,
  timpani: text.timpani,
  flute: text.flute,
  piccolo: text.piccolo,
  recorder: text.recorder,
  clarinet: text.clarinet,
  oboe: text.oboe,
  bassoon: text.bassoon,
  saxophone: text.saxophone,
  trumpet: text.trumpet,
  trombone: text.trombone,
  french_horn: text.frenchHorn,
  tuba: text.tuba,
  brass: text.brass,
  woodwind: text.woodwind,
  turntables: text.turntables,
  programming: text.programming,
  sampler: text.sampler,
  orchestra: text.orchestra,
  ensemble: text.ensemble,
  conductor: text.conducting,
  choir_director: text.choirDirector,
  producer: text.producing,
  mixing_engineer: text.mixingEngineer,
  recording_engineer: text.recordingEngineer,
  other: text.otherRole,
};
export const CONTRIBUTOR_ROLES = codesOf(CONTRIBUTOR_ROLE_LABELS);
export type ContributorRole = keyof typeof CONTRIBUTOR_ROLE_LABELS;

export const RIGHTS_HOLDER_ROLE_LABELS = {
  producer: text.producer,
  exclusive_licensee: text.exclusiveLicensee,
  licensee: text.licensee,
  assignee: text.assignee,
};
export const RIGHTS_HOLDER_ROLES = codesOf(RIGHTS_HOLDER_ROLE_LABELS);
export type RightsHolderRole = keyof typeof RIGHTS_HOLDER_ROLE_LABELS;

export const ORIGINAL_PURPOSE_LABELS = {
  release: text.musicRelease,
  film: text.film,
  television: text.television,
  radio: text.radio,
  advertising: text.advertising,
  library: text.musicLibrary,
  other: text.otherPurpose,
};
export const ORIGINAL_PURPOSES = codesOf(ORIGINAL_PURPOSE_LABELS);
