import {
  AGREEMENT_TYPE_LABELS,
  PUBLISHER_TYPE_LABELS,
  WRITER_ROLE_LABELS,
  YES_NO_UNKNOWN_LABELS,
} from '../schemas/works/work-choices.ts';
import { chainsCell, choiceCell, ipiCell, numberCell, societyCell } from './cell-kinds.ts';
import { collectionsCell } from './collections-cell.ts';
import { columnsOf } from './columns-of.ts';
import type { ImportColumn } from './import-column.ts';
import { OTHER_ROLES, OTHER_TYPES } from './party-words.ts';

const INDICATOR = choiceCell(YES_NO_UNKNOWN_LABELS, { true: 'Y', false: 'N' });

const ofWriter = columnsOf('writer', 'Writer');
const ofPublisher = columnsOf('publisher', 'Publisher');
const SIDES = { writer: { of: ofWriter, who: 'Writer' }, publisher: { of: ofPublisher, who: 'Publisher' } };
type Side = keyof typeof SIDES;

/** Headings without a party kind mean the writers'. */
function writersOnly(group: Side, ...headings: string[]): string[] {
  return group === 'writer' ? headings : [];
}

function shareColumns(group: Side): ImportColumn[] {
  const { of, who } = SIDES[group];
  const whole = of('share', 'share', {
    kind: 'share',
    paths: ['shares.pr', 'shares.mr'],
    others: [
      `${who} share`,
      `${who} ownership share`,
      `${who} percentage`,
      `${who} split`,
      ...writersOnly(group, 'Split', 'Ownership share'),
    ],
    isReadOnly: true,
  });
  return [whole, performingShare(group), mechanicalShare(group), synchronisationShare(group)];
}

function performingShare(group: Side): ImportColumn {
  const { of, who } = SIDES[group];
  return of('pr', 'performing share', {
    kind: 'share',
    paths: ['shares.pr'],
    others: [
      `${who} PR share`,
      `PR share ${who}`,
      `${who} PR`,
      `${who} PR ownership share`,
      `PR ownership share ${who}`,
      `${who} perf share`,
      `${who} performance share`,
      `${who} perf`,
      ...writersOnly(group, 'PR share', 'Perf', 'Perf share', 'Performing share', 'Performance share'),
    ],
    example: group === 'writer' ? '50' : '',
  });
}

function mechanicalShare(group: Side): ImportColumn {
  const { of, who } = SIDES[group];
  return of('mr', 'mechanical share', {
    kind: 'share',
    paths: ['shares.mr'],
    others: [
      `${who} MR share`,
      `MR share ${who}`,
      `${who} MR`,
      `${who} MR ownership share`,
      `MR ownership share ${who}`,
      `${who} mech share`,
      `${who} mech`,
      ...writersOnly(group, 'MR share', 'Mech', 'Mech share', 'Mechanical share'),
    ],
    example: group === 'writer' ? '50' : '',
  });
}

function synchronisationShare(group: Side): ImportColumn {
  const { of, who } = SIDES[group];
  return of('sr', 'synchronisation share', {
    kind: 'share',
    paths: ['shares.sr'],
    others: [
      `${who} SR share`,
      `SR share ${who}`,
      `${who} SR`,
      `${who} sync share`,
      ...writersOnly(group, 'SR share', 'Sync share', 'Synchronisation share'),
    ],
  });
}

function societyColumns(group: Side): ImportColumn[] {
  const { of, who } = SIDES[group];
  const pr = [`${who} PRO`, `${who} society`, `${who} PR society`, `${who} affiliation`, `PR society ${who}`];
  return [
    of('society_pr', 'performing society', { kind: societyCell, paths: ['societies.pr'], others: pr }),
    of('society_mr', 'mechanical society', {
      kind: societyCell,
      paths: ['societies.mr'],
      others: [`${who} MR society`],
    }),
    of('society_sr', 'synchronisation society', {
      kind: societyCell,
      paths: ['societies.sr'],
      others: [`${who} SR society`],
    }),
  ];
}

const collections = (group: Side) =>
  SIDES[group].of('collections', 'collects in', {
    kind: collectionsCell,
  });

export const PARTY_COLUMNS: readonly ImportColumn[] = [
  ofWriter('last_name', 'last name', {
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
    example: 'Mensah',
  }),
  ofWriter('first_name', 'first name', {
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
  ofWriter('name', 'name', {
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
  ofWriter('ipi', 'IPI', {
    kind: ipiCell,
    paths: ['ipi_name_number'],
    others: [
      'Writer IPI',
      'Writer IPI number',
      'Writer IPI no',
      'Writer IPI name number',
      'Writer CAE',
      'Writer IPI CAE',
      'IPI',
      'IPI number',
      'IPI no',
      'CAE IPI',
    ],
  }),
  ofWriter('role', 'role', {
    kind: choiceCell(WRITER_ROLE_LABELS, OTHER_ROLES),
    others: ['Writer role', 'Writer role code', 'Role', 'Capacity', 'Writer capacity', 'Writer designation'],
    example: 'CA',
  }),
  ...shareColumns('writer'),
  ofWriter('chains', 'publisher chains', {
    kind: chainsCell,
    others: ['Writer publisher chain', 'Publishers of the writer'],
  }),
  ...societyColumns('writer'),
  ofWriter('public_domain', 'public domain', { kind: INDICATOR }),
  ofWriter('work_for_hire', 'work for hire', { kind: INDICATOR }),
  ofWriter('reversionary', 'reversionary', { kind: INDICATOR }),
  ofWriter('first_recording_refusal', 'may refuse the first recording', { kind: INDICATOR }),
  collections('writer'),
  ofPublisher('chain', 'chain', {
    kind: numberCell,
    others: ['Publisher chain', 'Publisher sequence', 'Publisher chain number'],
  }),
  ofPublisher('name', 'name', {
    others: ['Publisher', 'Publisher name', 'Publishing company', 'Administrator name', 'Original publisher'],
  }),
  ofPublisher('first_name', 'first name'),
  ofPublisher('ipi', 'IPI', {
    kind: ipiCell,
    paths: ['ipi_name_number'],
    others: [
      'Publisher IPI',
      'Publisher IPI number',
      'Publisher IPI no',
      'Publisher IPI name number',
      'Publisher CAE',
      'Administrator IPI',
    ],
  }),
  ofPublisher('type', 'type', {
    kind: choiceCell(PUBLISHER_TYPE_LABELS, OTHER_TYPES),
    others: ['Publisher type', 'Publisher role', 'Publisher capacity'],
  }),
  ...shareColumns('publisher'),
  ...societyColumns('publisher'),
  ofPublisher('agreement_number', 'agreement number', {
    paths: ['agreement.number'],
    others: ['Agreement number'],
  }),
  ofPublisher('agreement_type', 'agreement type', {
    kind: choiceCell(AGREEMENT_TYPE_LABELS),
    paths: ['agreement.type'],
    others: ['Agreement type'],
  }),
  ofPublisher('agreement_society_number', 'society’s agreement number', {
    paths: ['agreement.society_number'],
    others: ['Society agreement number', 'Society assigned agreement number'],
  }),
  ofPublisher('public_domain', 'public domain', { kind: INDICATOR }),
  ofPublisher('first_recording_refusal', 'may refuse the first recording', { kind: INDICATOR }),
  collections('publisher'),
];
