import { type Fields, fieldsOf, WORK_FIELDS } from '../fields/index.ts';
import type { ImportedDraft, ImportedPlace, ImportedWork } from '../imports/index.ts';
import * as text from '../messages/cwr-rules.generated.ts';
import { latestToday } from '../rules/rule.ts';
import { checkWorkRecords } from './check-work.ts';
import type { CwrTransaction } from './file-reader.ts';
import { type CwrFinding, cwrFinding } from './finding.ts';
import { type ParsedWork, readWork, territoryRecords } from './read-work.ts';
import { type CwrRecord, getValue } from './record-text.ts';
import { type CwrVersion, fieldSpec, typeIn } from './records/index.ts';
import { severityInFile } from './rule-severity.ts';
import { findUnsupported } from './unsupported-values.ts';
import { sortWork, type WorkRecords } from './work-records.ts';
import { writeWork } from './write-work.ts';

export interface CwrResidue {
  readonly version: CwrVersion;
  readonly type: string;
  readonly lines: readonly string[];
}

export interface CwrImportedWork extends ImportedWork {
  readonly findings: readonly CwrFinding[];
  readonly residue: CwrResidue;
  readonly parsed: ParsedWork;
}

/** Warnings about values the model doesn't hold cost as much as all other checks. */
export function importedWork(
  transaction: CwrTransaction,
  { reportsUnsupported = true }: { readonly reportsUnsupported?: boolean } = {},
): CwrImportedWork | null {
  const work = sortWork(transaction.records, transaction);
  if (!work || !['NWR', 'REV', 'WRK'].includes(work.header.type)) return null;
  const parsed = readWork(work);
  const { version, type, lines } = transaction;
  const last = transaction.records.at(-1)?.line ?? work.header.line;
  const findings = checkWorkRecords(work);
  const placeOf = (path: string) => placeIn(work, path);
  const accepted = acceptedDraft(parsed.draft, placeOf);
  const unsupported = reportsUnsupported ? unsupportedFindings(work, { parsed, findings }) : [];
  return {
    kind: 'work',
    number: parsed.number || null,
    draft: accepted.draft,
    lines: { from: work.header.line, to: last },
    findings: [...findings, ...accepted.findings, ...unsupported],
    placeOf,
    severityOf: (finding) => severityInFile(work, parsed, finding),
    source: lines.map((line) => [line]),
    residue: { version, type, lines },
    parsed,
  };
}

/** Changes values for which a society drops only a record or a field, so that our rules don't reject the work. */
function acceptedDraft(draft: ImportedDraft, placeOf: (path: string) => ImportedPlace) {
  const findings: CwrFinding[] = [];
  const warn = (level: CwrFinding['level'], { id, path, correction }: Record<'id' | 'path' | 'correction', string>) =>
    findings.push({ ...placeOf(path), id, level, severity: 'warn', expected: null, correction });
  const alternative_titles = draft.alternative_titles.map((title, index) => {
    if ((title.type !== 'OL' && title.type !== 'AL') || title.language !== null) return title;
    const path = `alternative_titles.${index}.language`;
    warn('RR', { id: 'W-TTL-03', path, correction: text.keptAsAlternative() });
    return { ...title, type: 'AT' as const };
  });
  const isFuture = (draft.copyright_date ?? '') > latestToday();
  if (isFuture) warn('FR', { id: 'W-DAT-01', path: 'copyright_date', correction: text.futureDate() });
  if (findings.length === 0) return { draft, findings };
  return { draft: { ...draft, alternative_titles, copyright_date: isFuture ? null : draft.copyright_date }, findings };
}

type Checked = Pick<CwrImportedWork, 'parsed' | 'findings'>;

function unsupportedFindings(work: WorkRecords, { parsed, findings }: Checked): CwrFinding[] {
  const kind = work.header.type === 'REV' ? 'REV' : 'NWR';
  const values = findUnsupported(work.all, writeWork(parsed, kind, work.version).records);
  const found = new Set(findings.map(({ line, column }) => `${line} ${column}`));
  const seen = new Set<string>();
  return values.flatMap((value) => {
    const fault = { found: value.value, correction: text.kept() };
    const finding = { ...cwrFinding(value, 'FR F0', fault), id: 'I-CWR-KEPT' };
    if (seen.has(finding.column ?? '') || found.has(`${finding.line} ${finding.column}`)) return [];
    seen.add(finding.column ?? '');
    return finding;
  });
}

const COLUMNS: Readonly<Record<string, string>> = {
  ...cwrNames(WORK_FIELDS),
  components: 'component_count',
  role: 'role',
  party: 'name',
  party_id: 'name',
  chain: 'chain',
  type: 'type',
  pr: 'pr_share',
  mr: 'mr_share',
  sr: 'sr_share',
  shares: 'pr_share',
  territory: 'territory',
  isrc: 'isrc',
};

function cwrNames(fields: Fields): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [name, field] of fieldsOf(fields)) {
    if (field.kind === 'list' || field.kind === 'part') Object.assign(names, cwrNames(field.fields));
    else if (field.cwr !== undefined) names[name] = field.cwr;
  }
  return names;
}

function placeIn(work: WorkRecords, path: string): ImportedPlace {
  const [first = '', index, ...rest] = path.split('.');
  const party = first === 'writers' || first === 'publishers' ? work[first][Number(index)] : undefined;
  const [list, place] = rest;
  const territory = party && list === 'collections' ? territoryRecords(party.owned)[Number(place)] : undefined;
  const record = territory ?? party?.record ?? factRecord(work, first, Number(index)) ?? work.header;
  const name = [...rest].reverse().find((part) => COLUMNS[part]) ?? first;
  const field = fieldSpec(record.type, COLUMNS[name] ?? '');
  return {
    line: record.line,
    column: field ? `${record.type} ${field.label}` : record.type,
    found: field ? getValue(record, field.name) || null : null,
  };
}

function factRecord(work: WorkRecords, first: string, index: number): CwrRecord | undefined {
  const type = first === 'recordings' ? 'REC' : fieldsOf(WORK_FIELDS).find(([name]) => name === first)?.[1].record;
  const records = work.all.filter((record) => type !== undefined && record.type === typeIn(work.version, type));
  return records[Number.isNaN(index) ? 0 : index];
}
