import * as text from '../messages/cwr-rules.generated.ts';
import { correct, fillIn } from '../messages/cwr-values.generated.ts';
import { advise, type CwrFinding, fieldFinding, recordFinding } from './finding.ts';
import { type CwrRecord, getValue } from './record-text.ts';
import type { CwrRule } from './records/index.ts';
import type { WorkRecords } from './work-records.ts';

interface DetailRule {
  readonly rule: CwrRule;
  readonly type: string;
  /** The field that has to be filled in. */
  readonly field: string;
  readonly correction?: typeof fillIn;
  isBroken(record: CwrRecord, work: WorkRecords): boolean;
}

const isEmpty = (record: CwrRecord, ...names: string[]) => names.every((name) => getValue(record, name) === '');
const is = (record: CwrRecord, name: string, ...values: string[]) => values.includes(getValue(record, name));

const DETAIL_RULES: readonly DetailRule[] = [
  { rule: 'FR F2', type: 'ALT', field: 'type', correction: correct, isBroken: (record) => is(record, 'type', 'OT') },
  {
    rule: 'RR F6',
    type: 'ALT',
    field: 'language',
    isBroken: (record) => is(record, 'type', 'OL', 'AL') && isEmpty(record, 'language'),
  },
  {
    rule: 'RR F5',
    type: 'NPR',
    field: 'name',
    isBroken: (record) => isEmpty(record, 'name', 'performance_language', 'dialect'),
  },
  {
    rule: 'RR F1',
    type: 'REC',
    field: 'release_date',
    isBroken: ({ meant }) => Object.values(meant).every((value) => value === ''),
  },
  {
    rule: 'RR F18',
    type: 'REC',
    field: 'isrc_validity',
    correction: correct,
    isBroken: (record, { version }) =>
      version !== '2.1' && !isEmpty(record, 'isrc') && !is(record, 'isrc_validity', 'Y', 'U', 'N'),
  },
  {
    rule: 'RR F4',
    type: 'ORN',
    field: 'cd',
    isBroken: (record) => is(record, 'purpose', 'LIB') && isEmpty(record, 'cd'),
  },
  { rule: 'RR F10', type: 'ORN', field: 'production', isBroken: (record) => isEmpty(record, 'production', 'library') },
  {
    rule: 'TR F13',
    type: 'ORN',
    field: 'production',
    isBroken: (record) => is(record, 'purpose', 'FIL', 'TEL') && isEmpty(record, 'production'),
  },
  {
    rule: 'FR F7',
    type: 'COM',
    field: 'writer_2',
    isBroken: (record) => isEmpty(record, 'writer_2') && !isEmpty(record, 'writer_2_first_name'),
  },
  { rule: 'RR R1', type: 'ARI', field: 'note', isBroken: (record) => isEmpty(record, 'note', 'work_number') },
  {
    rule: 'RR F3',
    type: 'ARI',
    field: 'subject',
    isBroken: (record) => !isEmpty(record, 'note') && isEmpty(record, 'subject'),
  },
];

/** Societies ignore or reject these records; we can read them all the same. */
export function checkDetails(work: WorkRecords): CwrFinding[] {
  const details = work.all.flatMap((record) =>
    DETAIL_RULES.filter(({ type, isBroken }) => type === record.type && isBroken(record, work)).map(
      ({ rule, field, correction = fillIn }) => fieldFinding(record, rule, { name: field, correction }),
    ),
  );
  return [...details, ...checkRepeated(work), ...checkComponents(work)].map(advise);
}

const ONCE = [
  ['EWT', 'TR R1', () => true],
  ['VER', 'TR R1', () => true],
  ['NAT', 'RR R1', (record: CwrRecord) => is(record, 'type', 'OT')],
] as const;

function checkRepeated({ all }: WorkRecords): CwrFinding[] {
  return ONCE.flatMap(([type, rule, counts]) => {
    const [, second] = all.filter((record) => record.type === type && counts(record));
    if (!second) return [];
    const fault = { found: text.another({ record: type }), correction: text.onlyOne({ record: type }) };
    return [recordFinding(second, rule, fault)];
  });
}

function checkComponents({ all, header }: WorkRecords): CwrFinding[] {
  const component = all.find(({ type }) => type === 'COM');
  if (!component || !isEmpty(header, 'composite_type')) return [];
  return [recordFinding(component, 'RR R1', { correction: text.chooseComposite() })];
}
