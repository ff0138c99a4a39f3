import { checkFields } from './check-fields.ts';
import { checkLetters } from './check-letters.ts';
import { checkPublishers } from './check-publishers.ts';
import { checkTotals } from './check-totals.ts';
import { type CwrFinding, cwrFinding } from './finding.ts';
import { said } from './record-text.ts';
import { type CwrRule, OWNED_TYPES, RECORD_ORDER, recordSpec, WORK_TYPES_OF_TRANSACTION } from './records/index.ts';
import type { WorkRecords } from './work-records.ts';

export function checkWorkRecords(work: WorkRecords): CwrFinding[] {
  const damaged = work.all.flatMap(checkLetters);
  const isDamaged = ({ line, column }: CwrFinding) =>
    damaged.some((each) => each.line === line && each.column === column);
  const fields = work.all.flatMap((record) => checkFields(record, work.version));
  return [
    ...damaged,
    ...(damaged.length === 0 ? fields : fields.filter((finding) => !isDamaged(finding))),
    ...checkPlaces(work),
    ...checkOrder(work),
    ...checkKinds(work),
    ...checkHeader(work),
    ...checkWriters(work),
    ...checkPublishers(work),
    ...checkTotals(work),
  ];
}

function checkPlaces({ all }: WorkRecords): CwrFinding[] {
  return all.flatMap((record, index) => {
    const { follows, followsRule } = recordSpec(record.type) ?? {};
    const before = all[index - 1]?.type ?? '';
    if (!followsRule || !follows || follows.includes(before)) return [];
    const expected = follows.join(', ');
    const mend = `Put ${record.type} straight after the record that it belongs to.`;
    return cwrFinding({ type: record.type, line: record.line, field: null }, followsRule, {
      found: before,
      expected,
      mend,
    });
  });
}

/** Transaction rule 43, new in version 2.2. */
function checkOrder({ all, version }: WorkRecords): CwrFinding[] {
  if (version === '2.1') return [];
  let furthest = -1;
  return all.flatMap(({ type, line }) => {
    const place = RECORD_ORDER.indexOf(type);
    if (place < 0 || place >= furthest) {
      furthest = Math.max(furthest, place);
      return [];
    }
    const mend = 'Put the records of a work in the order of the specification.';
    const found = `${type} after ${RECORD_ORDER[furthest]}`;
    return cwrFinding({ type, line, field: null }, 'TR T43', { found, expected: RECORD_ORDER.join(', '), mend });
  });
}

const WITHIN_WORK: ReadonlySet<string> = new Set([...RECORD_ORDER, ...OWNED_TYPES]);

function checkKinds({ all, header, version, groupType }: WorkRecords): CwrFinding[] {
  const strangers = all.slice(1).flatMap(({ type, line }) => {
    const spec = recordSpec(type);
    if (spec && spec.since <= version && WITHIN_WORK.has(type)) return [];
    const mend = `Version ${version} has no ${type} in a work: the record is kept as it stands, and not used.`;
    return cwrFinding({ type, line, field: null }, 'RR T8', { found: type, expected: null, mend });
  });
  if (!WORK_TYPES_OF_TRANSACTION.includes(groupType) || header.type === groupType) return strangers;
  const mend = 'Put new works into a group of NWR, and revised ones into a group of REV.';
  const fault = { found: header.type, expected: groupType, mend };
  return [...strangers, cwrFinding({ type: header.type, line: header.line, field: null }, 'GR T22', fault)];
}

interface Broken {
  readonly rule: CwrRule;
  readonly field: string;
  readonly expected: string;
  readonly mend: string;
}

const MODIFIED: readonly Broken[] = [
  {
    rule: 'TR F14',
    field: 'music_arrangement',
    expected: 'NEW, ARR, ADM, UNS or ORI',
    mend: 'Say what happened to the music of a modified version.',
  },
  {
    rule: 'TR F15',
    field: 'lyric_adaptation',
    expected: 'NEW, MOD, NON, ORI, REP, ADL, UNS or TRA',
    mend: 'Say what happened to the words of a modified version.',
  },
];

function checkHeader({ header, all }: WorkRecords): CwrFinding[] {
  const has = (name: string) => said(header, name) !== '';
  const is = (name: string, value: string) => said(header, name) === value;
  const any = (...types: string[]) => all.some(({ type }) => types.includes(type));
  const broken: (Broken | false)[] = [
    ...MODIFIED.map((each) => is('version_type', 'MOD') && !has(each.field) && each),
    is('distribution_category', 'SER') &&
      !has('duration') && {
        ...({ rule: 'TR F7', field: 'duration', expected: 'a duration' } as const),
        mend: 'Serious music needs its duration.',
      },
    is('distribution_category', 'SER') &&
      !any('INS', 'IND') && {
        ...({ rule: 'TR T53', field: 'distribution_category', expected: 'an INS or IND record' } as const),
        mend: 'Serious music needs its instruments: add an INS record.',
      },
    has('composite_type') &&
      !has('component_count') && {
        ...({ rule: 'TR F18', field: 'component_count', expected: 'a number above 1' } as const),
        mend: 'A composite work says of how many works it is made.',
      },
    has('component_count') &&
      !has('composite_type') && {
        ...({ rule: 'TR F19', field: 'composite_type', expected: 'COS, MED, POT or UCO' } as const),
        mend: 'A work that is made of others says in which way.',
      },
    is('component_count', '1') && {
      ...({ rule: 'TR F20', field: 'component_count', expected: 'a number above 1' } as const),
      mend: 'A composite work is made of at least two works.',
    },
    is('work_type', 'FM') &&
      !all.some((record) => record.type === 'ORN' && said(record, 'production') !== '') && {
        ...({ rule: 'TR T39', field: 'work_type', expected: 'an ORN record with a production title' } as const),
        mend: 'Film music needs the title of its production: add an ORN record.',
      },
  ];
  return broken.flatMap((each) => (each ? headerFinding(header, each) : []));
}

function headerFinding(header: WorkRecords['header'], { rule, field, expected, mend }: Broken): CwrFinding {
  const label = recordSpec(header.type)?.fields.find(({ name }) => name === field)?.label ?? field;
  const found = said(header, field) || null;
  return cwrFinding({ type: header.type, line: header.line, field: label }, rule, { found, expected, mend });
}

const CREATORS: readonly string[] = ['C', 'A', 'CA'];
const MODIFIERS: readonly string[] = ['AR', 'AD', 'SR', 'SA', 'TR'];
const OF_WORDS: readonly string[] = ['CA', 'A', 'SA', 'TR'];

function checkWriters({ header, writers }: WorkRecords): CwrFinding[] {
  const roles = writers.map(({ record }) => said(record, 'role') || 'CA');
  const find = (rule: CwrRule, found: string | null, mend: string) =>
    cwrFinding({ type: header.type, line: header.line, field: null }, rule, { found, expected: null, mend });
  if (writers.length === 0) return [find('TR T12', null, 'Add at least one writer: an SWR or OWR record.')];
  const isModified = said(header, 'version_type') === 'MOD';
  const modifier = roles.find((role) => MODIFIERS.includes(role));
  const findings: CwrFinding[] = [];
  if (!roles.some((role) => CREATORS.includes(role)))
    findings.push(find('TR T15', roles.join(', '), 'At least one writer must be C, A or CA.'));
  if (isModified && modifier === undefined)
    findings.push(find('TR T10', roles.join(', '), 'A modified version needs a writer who is AR, AD, SR, SA or TR.'));
  if (said(header, 'version_type') === 'ORI' && modifier !== undefined)
    findings.push(find('TR T23', modifier, 'An original work has no AR, AD, SR, SA or TR among its writers.'));
  const author = roles.find((role) => OF_WORDS.includes(role));
  if (said(header, 'text_music') === 'MUS' && author !== undefined)
    findings.push(find('TR T45', author, 'A work of music only has no CA, A, SA or TR among its writers.'));
  return findings;
}
