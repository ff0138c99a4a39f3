import {
  AGREEMENT_TYPE_LABELS,
  PUBLISHER_TYPE_LABELS,
  type PublisherType,
  WRITER_ROLE_LABELS,
  type WriterRole,
  YES_NO_UNKNOWN_LABELS,
} from '../schemas/works/work-choices.ts';
import { ANSWERS, chainsCell, choiceCell, codesByWord, ipiCell, numberCell, societyCell } from './cell-kinds.ts';
import { collectionsCell } from './collections-cell.ts';
import { columnsOf } from './columns-of.ts';
import type { ImportColumn } from './import-column.ts';
import words from './other-words.json' with { type: 'json' };

const INDICATOR = choiceCell(YES_NO_UNKNOWN_LABELS, ANSWERS);

const ofWriter = columnsOf('writer', 'Writer');
const ofPublisher = columnsOf('publisher', 'Publisher');
type Column = typeof ofWriter | typeof ofPublisher;

/** Headings without a party kind mean the writers'. */
const WRITER_SHARES = { share: ['Split'], pr: ['PR share', 'Perf'], mr: ['MR share', 'Mech'], sr: ['SR share'] };
const NO_SHARES = { share: [], pr: [], mr: [], sr: [] };

function shareColumns(
  of: Column,
  others: Readonly<Record<keyof typeof NO_SHARES, readonly string[]>>,
  example: string,
) {
  const column = (right: 'pr' | 'mr' | 'sr', label: string) =>
    of(right, label, { kind: 'share', paths: [`shares.${right}`], others: others[right] });
  return [
    of('share', 'share', {
      kind: 'share',
      paths: ['shares.pr', 'shares.mr'],
      others: others.share,
      isReadOnly: true,
    }),
    { ...column('pr', 'performing share'), example },
    { ...column('mr', 'mechanical share'), example },
    column('sr', 'synchronisation share'),
  ];
}

function societyColumns(of: Column, ...others: string[]) {
  return [
    of('society_pr', 'performing society', { kind: societyCell, paths: ['societies.pr'], others }),
    of('society_mr', 'mechanical society', { kind: societyCell, paths: ['societies.mr'] }),
    of('society_sr', 'synchronisation society', { kind: societyCell, paths: ['societies.sr'] }),
  ];
}

/** `others` lists no heading that `headingKey` equates with the column's own or with another one. */
export const PARTY_COLUMNS: readonly ImportColumn[] = [
  ofWriter('last_name', 'last name', { others: ['Writer last', 'Last name'], example: 'Mensah' }),
  ofWriter('first_name', 'first name', { others: ['Writer first', 'First name'], example: 'Ama' }),
  ofWriter('name', 'name', { paths: ['full_name'], others: ['Writer', 'Writer full name'], isReadOnly: true }),
  ofWriter('ipi', 'IPI', { kind: ipiCell, paths: ['ipi_name_number'], others: ['Writer IPI name number', 'IPI'] }),
  ofWriter('role', 'role', {
    kind: choiceCell(WRITER_ROLE_LABELS, codesByWord<WriterRole>(words.writerRoles)),
    others: ['Role'],
    example: 'CA',
  }),
  ...shareColumns(ofWriter, WRITER_SHARES, '50'),
  ofWriter('chains', 'publisher chains', {
    kind: chainsCell,
    others: ['Writer publisher chain', 'Publishers of the writer'],
  }),
  ...societyColumns(ofWriter, 'Writer PRO'),
  ofWriter('public_domain', 'public domain', { kind: INDICATOR }),
  ofWriter('work_for_hire', 'work for hire', { kind: INDICATOR }),
  ofWriter('reversionary', 'reversionary', { kind: INDICATOR }),
  ofWriter('first_recording_refusal', 'may refuse the first recording', { kind: INDICATOR }),
  ofWriter('collections', 'collects in', { kind: collectionsCell }),
  ofPublisher('chain', 'chain', { kind: numberCell, others: ['Publisher sequence', 'Publisher chain number'] }),
  ofPublisher('name', 'name', {
    others: ['Publisher', 'Publishing company', 'Administrator name', 'Original publisher'],
  }),
  ofPublisher('first_name', 'first name'),
  ofPublisher('ipi', 'IPI', {
    kind: ipiCell,
    paths: ['ipi_name_number'],
    others: ['Publisher IPI name number', 'Administrator IPI'],
  }),
  ofPublisher('type', 'type', {
    kind: choiceCell(PUBLISHER_TYPE_LABELS, codesByWord<PublisherType>(words.publisherTypes)),
    others: ['Publisher role'],
  }),
  ...shareColumns(ofPublisher, NO_SHARES, ''),
  ...societyColumns(ofPublisher, 'Publisher PRO'),
  ofPublisher('agreement_number', 'agreement number', { paths: ['agreement.number'], others: ['Agreement number'] }),
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
  ofPublisher('collections', 'collects in', { kind: collectionsCell }),
];
