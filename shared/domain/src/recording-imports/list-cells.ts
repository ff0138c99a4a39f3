import { type CellKind, codesByWord } from '../imports/cell-kinds.ts';
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

const OTHER_ROLES = codesByWord<ContributorRole>({
  vocals: ['voice', 'vocal', 'vocalist', 'singer', 'singing'],
  lead_vocals: ['lead vocal', 'lead vocalist', 'lead singer'],
  backing_vocals: ['backing vocal', 'background vocals'],
  rap: ['rapper'],
  spoken_word: ['narrator'],
  guitar: ['guitars'],
  harpsichord: ['cembalo'],
  electric_guitar: ['lead guitar'],
  bass_guitar: ['bass'],
  double_bass: ['upright bass'],
  keyboards: ['keyboard'],
  synthesizer: ['synth'],
  drums: ['drum', 'drum kit'],
  saxophone: ['sax'],
  french_horn: ['horn'],
  turntables: ['dj'],
  programming: ['programmer'],
  producer: ['studio producer'],
  mixing_engineer: ['mixer'],
  recording_engineer: ['engineer'],
  ensemble: ['band'],
  choir_director: ['choirmaster', 'choir master'],
});

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

const OTHER_USES = codesByWord<UseType>({
  public_performance: ['perform in public', 'PerformInPublic'],
  broadcast: ['broadcasting', 'radio'],
  private_copy: ['PrivateCopy'],
  making_available: [
    'MakeAvailable',
    'make available',
    'MakingAvailable',
    'streaming',
    'OnDemandStream',
    'PermanentDownload',
  ],
  cable_retransmission: ['cable', 'CableRetransmission'],
  webcasting: ['webcast'],
  rental_lending: ['rent', 'rental', 'lending', 'CommercialRent', 'lend'],
});

const USES = new Map<string, readonly UseType[]>([
  ...['all', 'all uses'].map((word) => [word, USE_TYPES] as const),
  ...Object.entries(OTHER_USES).map(([word, use]) => [compared(word), [use]] as const),
  ...USE_TYPES.flatMap((use) => [[compared(use), [use]] as const, [compared(USE_LABELS[use]()), [use]] as const]),
]);

export const usesCell = codesCell(USES, {
  expected: () => text.uses({ list: USE_TYPES.join(', ') }),
  correction: () => text.enterUses({ examples: USE_TYPES.slice(0, 2).join('; ') }),
});
