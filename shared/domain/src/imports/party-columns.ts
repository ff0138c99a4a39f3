import { WRITER_ROLE_LABELS, type WriterRole } from '../schemas/composition-words.ts';
import { AGREEMENT_TYPE_LABELS, PUBLISHER_TYPE_LABELS, type PublisherType } from '../schemas/work-words.ts';
import { chainsCell, choiceCell, ipiCell, numberCell, societyCell, textCell } from './cell-kinds.ts';
import { collectionsCell } from './collections-cell.ts';
import type { ImportColumn } from './import-column.ts';

/** Words for a role beside ours and CWR's codes. */
const OTHER_ROLES: Readonly<Record<string, WriterRole>> = {
  'composer author': 'CA',
  'author composer': 'CA',
  'composer lyricist': 'CA',
  songwriter: 'CA',
  writer: 'CA',
  music: 'C',
  lyricist: 'A',
  lyrics: 'A',
  words: 'A',
  arranger: 'AR',
  adapter: 'AD',
  translator: 'TR',
};

const OTHER_TYPES: Readonly<Record<string, PublisherType>> = {
  publisher: 'E',
  original: 'E',
  admin: 'AM',
  subpublisher: 'SE',
  'sub publisher': 'SE',
};

const INDICATOR = choiceCell({ Y: 'Yes', N: 'No', U: 'Unknown' }, { true: 'Y', false: 'N' });

type Rest = Partial<Omit<ImportColumn, 'key' | 'group' | 'label' | 'kind'>>;
type Side = 'writer' | 'publisher';

function of(group: Side, name: string, label: string, kind: ImportColumn['kind'], rest: Rest = {}): ImportColumn {
  const who = group === 'writer' ? 'Writer' : 'Publisher';
  return { key: `${group}_${name}`, group, label: `${who}: ${label}`, kind, paths: [name], others: [], ...rest };
}

/** Headings that don't say whose shares they are mean the writers'. */
function ofWriters(group: Side, ...headings: string[]): string[] {
  return group === 'writer' ? headings : [];
}

function shareColumns(group: Side): ImportColumn[] {
  const who = group === 'writer' ? 'Writer' : 'Publisher';
  return [
    of(group, 'share', 'share', 'share', {
      paths: ['shares.pr', 'shares.mr'],
      others: [
        `${who} share`,
        `${who} ownership share`,
        `${who} percentage`,
        `${who} split`,
        ...ofWriters(group, 'Split', 'Ownership share'),
      ],
      isReadOnly: true,
    }),
    of(group, 'pr', 'performing share', 'share', {
      paths: ['shares.pr'],
      others: [
        `${who} PR share`,
        `PR share ${who}`,
        `${who} PR`,
        `${who} PR ownership share`,
        `PR ownership share ${who}`,
        `${who} perf share`,
        `${who} performance share`,
        ...ofWriters(group, 'PR share', 'Perf share', 'Performing share', 'Performance share'),
      ],
      about: 'Per cent. Writers and publishers together are 100 for each right.',
      example: group === 'writer' ? '50' : '',
    }),
    of(group, 'mr', 'mechanical share', 'share', {
      paths: ['shares.mr'],
      others: [
        `${who} MR share`,
        `MR share ${who}`,
        `${who} MR`,
        `${who} MR ownership share`,
        `MR ownership share ${who}`,
        `${who} mech share`,
        ...ofWriters(group, 'MR share', 'Mech share', 'Mechanical share'),
      ],
      example: group === 'writer' ? '50' : '',
    }),
    of(group, 'sr', 'synchronisation share', 'share', {
      paths: ['shares.sr'],
      others: [
        `${who} SR share`,
        `SR share ${who}`,
        `${who} SR`,
        `${who} sync share`,
        ...ofWriters(group, 'SR share', 'Sync share', 'Synchronisation share'),
      ],
    }),
  ];
}

function societyColumns(group: Side): ImportColumn[] {
  const who = group === 'writer' ? 'Writer' : 'Publisher';
  const pr = [`${who} PRO`, `${who} society`, `${who} PR society`, `${who} affiliation`, `PR society ${who}`];
  return [
    of(group, 'society_pr', 'performing society', societyCell, { paths: ['societies.pr'], others: pr }),
    of(group, 'society_mr', 'mechanical society', societyCell, {
      paths: ['societies.mr'],
      others: [`${who} MR society`],
    }),
    of(group, 'society_sr', 'synchronisation society', societyCell, {
      paths: ['societies.sr'],
      others: [`${who} SR society`],
    }),
  ];
}

const collections = (group: Side) =>
  of(group, 'collections', 'collects in', collectionsCell, {
    about: 'Territories (TIS) with performing/mechanical/synchronisation shares: 2136 50/100/0; not 0840.',
  });

/** Writers and publishers. */
export const PARTY_COLUMNS: readonly ImportColumn[] = [
  of('writer', 'last_name', 'last name', textCell, {
    others: [
      'Writer last name',
      'Writer surname',
      'Writer family name',
      'Composer last name',
      'Composer surname',
      'Composer family name',
      'Author last name',
      'Author surname',
      'Writer last',
      'Last name',
      'Surname',
    ],
    about: 'One writer in each row. ‘Unknown’ for a writer whom nobody knows.',
    example: 'Mensah',
  }),
  of('writer', 'first_name', 'first name', textCell, {
    others: [
      'Writer first name',
      'Writer given name',
      'Writer given names',
      'Writer forename',
      'Composer first name',
      'Composer forename',
      'Composer given name',
      'Author first name',
      'Author forename',
      'Writer first',
      'First name',
      'Forename',
      'Forenames',
      'Given name',
      'Given names',
    ],
    example: 'Ama',
  }),
  of('writer', 'name', 'name', textCell, {
    paths: ['full_name'],
    others: [
      'Writer',
      'Writer name',
      'Composer',
      'Composer name',
      'Songwriter',
      'Writer full name',
      'Writers',
      'Author',
    ],
    isReadOnly: true,
  }),
  of('writer', 'ipi', 'IPI', ipiCell, {
    paths: ['ipi_name_number'],
    others: [
      'Writer IPI',
      'Writer IPI number',
      'Writer IPI name number',
      'Writer CAE',
      'Writer IPI CAE',
      'IPI',
      'IPI number',
      'CAE IPI',
    ],
    about: 'The IPI name number tells people of one name apart: give it where you know it.',
  }),
  of('writer', 'role', 'role', choiceCell(WRITER_ROLE_LABELS, OTHER_ROLES), {
    others: ['Writer role', 'Writer role code', 'Role', 'Capacity', 'Writer capacity', 'Writer designation'],
    about: 'CA composer and author, C composer, A author, AR arranger, AD adaptor, SR, SA, TR translator, PA.',
    example: 'CA',
  }),
  ...shareColumns('writer'),
  of('writer', 'chains', 'publisher chains', chainsCell, {
    others: ['Writer publisher chain', 'Publishers of the writer'],
    about: 'The numbers of the publisher chains that publish this writer’s part: 1; 2.',
  }),
  ...societyColumns('writer'),
  of('writer', 'work_for_hire', 'work for hire', INDICATOR),
  of('writer', 'reversionary', 'reversionary', INDICATOR),
  of('writer', 'first_recording_refusal', 'may refuse the first recording', INDICATOR),
  collections('writer'),
  of('publisher', 'chain', 'chain', numberCell, {
    others: ['Publisher chain', 'Publisher sequence', 'Publisher chain number'],
    about:
      'Publishers of one chain have one number: the original publisher, then its administrators and sub-publishers.',
  }),
  of('publisher', 'name', 'name', textCell, {
    others: ['Publisher', 'Publisher name', 'Publishing company', 'Administrator name', 'Original publisher'],
    about: 'One publisher in each row.',
  }),
  of('publisher', 'first_name', 'first name', textCell, { about: 'Only where the publisher is a person.' }),
  of('publisher', 'ipi', 'IPI', ipiCell, {
    paths: ['ipi_name_number'],
    others: [
      'Publisher IPI',
      'Publisher IPI number',
      'Publisher IPI name number',
      'Publisher CAE',
      'Administrator IPI',
    ],
  }),
  of('publisher', 'type', 'type', choiceCell(PUBLISHER_TYPE_LABELS, OTHER_TYPES), {
    others: ['Publisher type', 'Publisher role', 'Publisher capacity'],
    about: 'E original publisher, AM administrator, SE sub-publisher, AQ acquirer, ES substituted, PA.',
  }),
  ...shareColumns('publisher'),
  ...societyColumns('publisher'),
  of('publisher', 'agreement_number', 'agreement number', textCell, {
    paths: ['agreement.number'],
    others: ['Agreement number'],
  }),
  of('publisher', 'agreement_type', 'agreement type', choiceCell(AGREEMENT_TYPE_LABELS), {
    paths: ['agreement.type'],
    others: ['Agreement type'],
  }),
  of('publisher', 'agreement_society_number', 'society’s agreement number', textCell, {
    paths: ['agreement.society_number'],
    others: ['Society agreement number', 'Society assigned agreement number'],
  }),
  of('publisher', 'first_recording_refusal', 'may refuse the first recording', INDICATOR),
  collections('publisher'),
];
