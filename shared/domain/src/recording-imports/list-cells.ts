import type { CellKind } from '../imports/cell-kinds.ts';
import { readCodeAndName } from '../imports/code-and-name.ts';
import { compared } from '../imports/compared.ts';
import * as text from '../messages/import-cells.generated.ts';
import { USE_LABELS, USE_TYPES, type UseType } from '../recording-rights/index.ts';
import {
  CONTRIBUTOR_ROLE_LABELS,
  CONTRIBUTOR_ROLES,
  type ContributorRole,
} from '../schemas/recordings/recording-choices.ts';

function codesCell<Code extends string>(
  known: ReadonlyMap<string, readonly Code[]>,
  words: Pick<CellKind, 'expected' | 'correction'>,
): CellKind {
  const read = (part: string) => readCodeAndName(part.trim(), (word) => known.get(compared(word)) ?? null);
  return {
    read: (typed) => {
      const found = typed
        .split(/[;,/+&]/)
        .filter((part) => part.trim() !== '')
        .map(read);
      if (found.length === 0 || found.includes(null)) return null;
      return { value: [...new Set(found.flatMap((codes) => codes ?? []))] };
    },
    write: (value) => (Array.isArray(value) ? value.join('; ') : ''),
    ...words,
  };
}

const OTHER_ROLES: Readonly<Record<string, ContributorRole>> = {
  voice: 'vocals',
  vocal: 'vocals',
  vocalist: 'vocals',
  singer: 'vocals',
  singing: 'vocals',
  'lead vocal': 'lead_vocals',
  'lead vocalist': 'lead_vocals',
  'lead singer': 'lead_vocals',
  'backing vocal': 'backing_vocals',
  'background vocals': 'backing_vocals',
  rapper: 'rap',
  narrator: 'spoken_word',
  guitars: 'guitar',
  cembalo: 'harpsichord',
  'lead guitar': 'electric_guitar',
  bass: 'bass_guitar',
  'upright bass': 'double_bass',
  keyboard: 'keyboards',
  synth: 'synthesizer',
  drum: 'drums',
  'drum kit': 'drums',
  sax: 'saxophone',
  horn: 'french_horn',
  dj: 'turntables',
  programmer: 'programming',
  'studio producer': 'producer',
  mixer: 'mixing_engineer',
  engineer: 'recording_engineer',
  band: 'ensemble',
  choirmaster: 'choir_director',
  'choir master': 'choir_director',
};

const ROLES = new Map<string, readonly ContributorRole[]>([
  ...Object.entries(OTHER_ROLES).map(([word, role]) => [compared(word), [role]] as const),
  ...CONTRIBUTOR_ROLES.flatMap((role) => [
    [compared(role), [role]] as const,
    [compared(CONTRIBUTOR_ROLE_LABELS[role]()), [role]] as const,
  ]),
]);

export function contributorRoleOf(word: string): ContributorRole | undefined {
  return ROLES.get(compared(word))?.[0];
}

export const rolesCell = codesCell(ROLES, {
  expected: text.roles,
  correction: text.enterRoles,
});

const OTHER_USES: Readonly<Record<string, readonly UseType[]>> = {
  'perform in public': ['public_performance'],
  PerformInPublic: ['public_performance'],
  broadcasting: ['broadcast'],
  radio: ['broadcast'],
  PrivateCopy: ['private_copy'],
  MakeAvailable: ['making_available'],
  'make available': ['making_available'],
  MakingAvailable: ['making_available'],
  streaming: ['making_available'],
  cable: ['cable_retransmission'],
  CableRetransmission: ['cable_retransmission'],
  OnDemandStream: ['making_available'],
  PermanentDownload: ['making_available'],
  webcast: ['webcasting'],
  rent: ['rental_lending'],
  rental: ['rental_lending'],
  lending: ['rental_lending'],
  CommercialRent: ['rental_lending'],
  lend: ['rental_lending'],
  all: USE_TYPES,
  'all uses': USE_TYPES,
};

const USES = new Map<string, readonly UseType[]>([
  ...Object.entries(OTHER_USES).map(([word, uses]) => [compared(word), uses] as const),
  ...USE_TYPES.flatMap((use) => [[compared(use), [use]] as const, [compared(USE_LABELS[use]()), [use]] as const]),
]);

export const usesCell = codesCell(USES, {
  expected: () => text.uses({ list: USE_TYPES.join(', ') }),
  correction: () => text.enterUses({ examples: USE_TYPES.slice(0, 2).join('; ') }),
});
