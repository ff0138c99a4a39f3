import type { Message } from '@counterpoint/messages';
import * as text from '../messages/cwr-rules.generated.ts';
import { oneOf } from '../messages/import-cells.generated.ts';
import { checkDetails } from './check-details.ts';
import { checkFields } from './check-fields.ts';
import { checkLetters } from './check-letters.ts';
import { checkParties } from './check-parties.ts';
import { checkPublishers } from './check-publishers.ts';
import { checkTotals } from './check-totals.ts';
import { type CwrFinding, fieldFinding, recordFinding } from './finding.ts';
import { getValue } from './record-text.ts';
import { type CwrRule, OWNED_TYPES, RECORD_ORDER, recordSpec, WORK_TYPES_OF_TRANSACTION } from './records/index.ts';
import { CREATORS, type WorkRecords } from './work-records.ts';

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
    ...HEADER_RULES.filter((rule) => rule.isBroken(work)).map(({ rule, field, expected, correction }) =>
      fieldFinding(work.header, rule, { name: field, expected: expected(), correction }),
    ),
    ...checkWriters(work),
    ...checkPublishers(work),
    ...checkTotals(work),
    ...checkParties(work),
    ...checkDetails(work),
  ];
}

function checkPlaces({ all }: WorkRecords): CwrFinding[] {
  return all.flatMap((record, index) => {
    const { follows, followsRule } = recordSpec(record.type) ?? {};
    const before = all[index - 1]?.type ?? '';
    if (!followsRule || !follows || follows.includes(before)) return [];
    const fault = { found: before, expected: follows.join(', '), correction: text.misplaced({ record: record.type }) };
    return recordFinding(record, followsRule, fault);
  });
}

/** Transaction rule 43, new in version 2.2. */
function checkOrder({ all, version }: WorkRecords): CwrFinding[] {
  if (version === '2.1') return [];
  const expected = RECORD_ORDER.filter((type) => recordSpec(type, version) !== null).join(', ');
  let furthest = -1;
  return all.flatMap((record) => {
    const { type } = record;
    const place = RECORD_ORDER.indexOf(type);
    if (place < 0 || place >= furthest) {
      furthest = Math.max(furthest, place);
      return [];
    }
    const found = text.after({ record: type, before: RECORD_ORDER[furthest] ?? '' });
    return recordFinding(record, 'TR T43', { found, expected, correction: text.order() });
  });
}

const WITHIN_WORK: ReadonlySet<string> = new Set([...RECORD_ORDER, ...OWNED_TYPES]);

function checkKinds({ all, header, version, groupType }: WorkRecords): CwrFinding[] {
  const strangers = all.slice(1).flatMap((record) => {
    const { type } = record;
    const spec = recordSpec(type, version);
    if (spec && spec.since <= version && WITHIN_WORK.has(type)) return [];
    return recordFinding(record, 'RR T8', { found: type, correction: text.unknownRecord({ version, record: type }) });
  });
  if (!WORK_TYPES_OF_TRANSACTION.includes(groupType) || header.type === groupType) return strangers;
  const fault = { found: header.type, expected: groupType, correction: text.wrongGroup() };
  return [...strangers, recordFinding(header, 'GR T22', fault)];
}

interface HeaderRule {
  readonly rule: CwrRule;
  readonly field: string;
  readonly expected: Message;
  readonly correction: Message;
  isBroken(work: WorkRecords): boolean;
}

const isModified = (work: WorkRecords) => is(work, 'version_type', 'MOD');
const isSerious = (work: WorkRecords) => is(work, 'distribution_category', 'SER');

const HEADER_RULES: readonly HeaderRule[] = [
  {
    rule: 'TR F14',
    field: 'music_arrangement',
    expected: () => oneOf({ list: 'NEW, ARR, ADM, UNS, ORI' }),
    correction: text.musicChange,
    isBroken: (work) => isModified(work) && is(work, 'music_arrangement', ''),
  },
  {
    rule: 'TR F15',
    field: 'lyric_adaptation',
    expected: () => oneOf({ list: 'NEW, MOD, NON, ORI, REP, ADL, UNS, TRA' }),
    correction: text.lyricsChange,
    isBroken: (work) => isModified(work) && is(work, 'lyric_adaptation', ''),
  },
  {
    rule: 'TR F7',
    field: 'duration',
    expected: text.aDuration,
    correction: text.enterDuration,
    isBroken: (work) => isSerious(work) && is(work, 'duration', ''),
  },
  {
    rule: 'TR T53',
    field: 'distribution_category',
    expected: text.instruments,
    correction: text.enterInstruments,
    isBroken: (work) => isSerious(work) && !work.all.some(({ type }) => type === 'INS' || type === 'IND'),
  },
  {
    rule: 'TR F18',
    field: 'component_count',
    expected: text.aboveOne,
    correction: text.countComponents,
    isBroken: (work) => !is(work, 'composite_type', '') && is(work, 'component_count', ''),
  },
  {
    rule: 'TR F19',
    field: 'composite_type',
    expected: () => oneOf({ list: 'COS, MED, POT, UCO' }),
    correction: text.chooseComposite,
    isBroken: (work) => !is(work, 'component_count', '') && is(work, 'composite_type', ''),
  },
  {
    rule: 'TR F20',
    field: 'component_count',
    expected: text.aboveOne,
    correction: text.twoComponents,
    isBroken: (work) => is(work, 'component_count', '1'),
  },
  {
    rule: 'TR T39',
    field: 'work_type',
    expected: text.production,
    correction: text.enterProduction,
    isBroken: (work) =>
      is(work, 'work_type', 'FM') && !work.all.some((record) => getValue(record, 'production') !== ''),
  },
];

function is({ header }: WorkRecords, name: string, value: string): boolean {
  return getValue(header, name) === value;
}

const MODIFIERS: readonly string[] = ['AR', 'AD', 'SR', 'SA', 'TR'];
const OF_WORDS: readonly string[] = ['CA', 'A', 'SA', 'TR'];

function checkWriters({ header, writers, version }: WorkRecords): CwrFinding[] {
  const roles = writers.map(({ record }) => getValue(record, 'role') || 'CA');
  const find = (rule: CwrRule, found: string | null, correction: string) =>
    recordFinding(header, rule, { found, correction });
  if (writers.length === 0) return [find('TR T12', null, text.addWriter())];
  const modifier = roles.find((role) => MODIFIERS.includes(role));
  const findings: CwrFinding[] = [];
  if (!roles.some((role) => CREATORS.includes(role)))
    findings.push(find('TR T15', roles.join(', '), text.addCreator()));
  if (getValue(header, 'version_type') === 'MOD' && modifier === undefined)
    findings.push(find('TR T10', roles.join(', '), text.addModifier()));
  if (getValue(header, 'version_type') === 'ORI' && modifier !== undefined)
    findings.push(find('TR T23', modifier, text.modifiedOriginal()));
  // Transaction rule 45, new in version 2.2.
  const author = version === '2.1' ? undefined : roles.find((role) => OF_WORDS.includes(role));
  if (getValue(header, 'text_music') === 'MUS' && author !== undefined)
    findings.push(find('TR T45', author, text.lyricistOfMusic()));
  return findings;
}
