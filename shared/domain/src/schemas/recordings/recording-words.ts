/** What kind of recording it is: of sound alone, or with pictures. */
export const RECORDING_MEDIA = ['audio', 'video'] as const;
export const RECORDING_MEDIA_LABELS: Record<(typeof RECORDING_MEDIA)[number], string> = {
  audio: 'Sound',
  video: 'Music video',
};

/** What part somebody has in a recording, as PPL divides performers; conductors and producers count under conditions. */
export const CONTRIBUTOR_CATEGORIES = [
  'contracted_featured',
  'other_featured',
  'non_featured',
  'conductor',
  'studio_producer',
  'mixer',
  'other',
] as const;
export type ContributorCategory = (typeof CONTRIBUTOR_CATEGORIES)[number];

export const CONTRIBUTOR_CATEGORY_LABELS: Record<ContributorCategory, string> = {
  contracted_featured: 'Featured, under contract',
  other_featured: 'Featured, otherwise',
  non_featured: 'Not featured',
  conductor: 'Conductor',
  studio_producer: 'Studio producer',
  mixer: 'Mixer',
  other: 'Other',
};

export const CONTRIBUTOR_CATEGORY_MEANINGS: Record<ContributorCategory, string> = {
  contracted_featured: 'Signed to the label or the artist it is released under.',
  other_featured: 'Named on the release without such a contract, as a guest is.',
  non_featured: 'A session musician or singer, not named as an artist.',
  conductor: 'Conducts those who play, and is heard through them.',
  studio_producer: 'Directs the performance in the studio.',
  mixer: 'Mixes what was played; entitled in some countries alone.',
  other: 'Anything else that can be heard.',
};

/** The parts that somebody is named for as an artist: between them featured shares are divided. */
export const FEATURED_CATEGORIES: readonly ContributorCategory[] = ['contracted_featured', 'other_featured'];

/** What somebody plays, sings or does, in one order for lists; the codes are ours, the words are everybody's. */
export const CONTRIBUTOR_ROLES = [
  'vocals',
  'lead_vocals',
  'backing_vocals',
  'rap',
  'choir',
  'spoken_word',
  'acoustic_guitar',
  'electric_guitar',
  'bass_guitar',
  'double_bass',
  'banjo',
  'mandolin',
  'ukulele',
  'kora',
  'harp',
  'violin',
  'viola',
  'cello',
  'strings',
  'piano',
  'keyboards',
  'organ',
  'synthesizer',
  'accordion',
  'harmonica',
  'balafon',
  'xylophone',
  'marimba',
  'drums',
  'percussion',
  'talking_drum',
  'djembe',
  'congas',
  'timpani',
  'flute',
  'clarinet',
  'oboe',
  'bassoon',
  'saxophone',
  'trumpet',
  'trombone',
  'french_horn',
  'tuba',
  'brass',
  'woodwind',
  'turntables',
  'programming',
  'sampler',
  'orchestra',
  'ensemble',
  'conductor',
  'choir_director',
  'producer',
  'mixing_engineer',
  'recording_engineer',
  'other',
] as const;
export type ContributorRole = (typeof CONTRIBUTOR_ROLES)[number];

const SAID_OTHERWISE: Partial<Record<ContributorRole, string>> = {
  rap: 'Rap',
  french_horn: 'French horn',
  other: 'Something else',
};

/** `backing_vocals` as `Backing vocals`. */
export function contributorRoleLabel(role: ContributorRole): string {
  const words = role.replaceAll('_', ' ');
  return SAID_OTHERWISE[role] ?? `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** How somebody came to hold rights in a recording. */
export const RIGHTS_HOLDER_ROLES = ['producer', 'exclusive_licensee', 'licensee', 'assignee'] as const;
export type RightsHolderRole = (typeof RIGHTS_HOLDER_ROLES)[number];

export const RIGHTS_HOLDER_ROLE_LABELS: Record<RightsHolderRole, string> = {
  producer: 'Producer',
  exclusive_licensee: 'Exclusive licensee',
  licensee: 'Licensee',
  assignee: 'Assignee',
};

/** What a recording was made for first. */
export const ORIGINAL_PURPOSES = ['release', 'film', 'television', 'radio', 'advertising', 'library', 'other'] as const;
export const ORIGINAL_PURPOSE_LABELS: Record<(typeof ORIGINAL_PURPOSES)[number], string> = {
  release: 'A release of music',
  film: 'A film',
  television: 'Television',
  radio: 'Radio',
  advertising: 'Advertising',
  library: 'A music library',
  other: 'Something else',
};
