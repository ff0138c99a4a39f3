import {
  type ImportedDraft,
  type ImportedPlace,
  type ImportedWork,
  type ImportFinding,
  importedDraft,
  type NamedParty,
} from '@counterpoint/domain/imports';
import { checkWork, type Finding } from '@counterpoint/domain/rules';
import { formatShare, RIGHTS, type Right, totalOf } from '@counterpoint/domain/shares';
import * as text from '../../../messages/import-findings.generated.ts';
import { partyKey, twinKey } from '../validation/party-key.ts';
import { createRowValidator } from '../validation/row-validator.ts';
import { rejectedCells, type ValidatedRow } from '../validation/validated-row.ts';

export type ValidatedWork = ValidatedRow<ImportedDraft>;

export function createWorkValidator(): (work: ImportedWork) => ValidatedWork {
  return createRowValidator({
    noun: 'work',
    schema: importedDraft,
    brokenRules,
    codeOf: ({ iswc }) => iswc,
    repeatedCode: { path: 'iswc', id: 'I-ISW-01', expected: text.ownIswc, correction: text.repeatedIswc },
    repeatKeyOf: ({ title, version_type, writers }) =>
      twinKey(
        [title, version_type],
        writers.map(({ party }) => (party ? partyKey(party) : '')),
      ),
    repeated: { id: 'I-TWN-01', correction: text.repeatedWork },
  });
}

function brokenRules(work: ImportedWork, draft: ImportedDraft): ImportFinding[] {
  const isRejected = rejectedCells(work);
  const isUnread = (right: Right) => cellsOfRight(work, draft, right).some(isRejected);
  return checkWork(asRuled(draft)).flatMap((finding) => {
    const { id, path, message } = finding;
    const severity = work.severityOf ? work.severityOf(finding) : finding.severity;
    if (severity === null || rightsCounted(id).some(isUnread)) return [];
    const place = statedShares(finding, work, draft) ?? { ...work.placeOf(path), expected: null };
    return { ...place, id, severity, correction: message };
  });
}

function asRuled(draft: ImportedDraft): Parameters<typeof checkWork>[0] {
  const known = <Line extends { readonly party: NamedParty | null }>(line: Line) => ({
    ...line,
    party_id: line.party && partyKey(line.party),
  });
  return { ...draft, writers: draft.writers.map(known), publishers: draft.publishers.map(known) };
}

const TOTALS: Readonly<Record<string, Right>> = { 'W-TOT-01': 'pr', 'W-TOT-02': 'mr', 'W-TOT-03': 'sr' };
const NO_SHARES = 'W-WRI-04';
/** Rules that an unreadable share breaks too, because it counts as none. */
const OF_ALL_RIGHTS: readonly string[] = ['W-TOT-04', NO_SHARES, 'W-WRI-05'];

function rightsCounted(id: string): readonly Right[] {
  const right = TOTALS[id];
  if (right) return [right];
  return OF_ALL_RIGHTS.includes(id) ? RIGHTS : [];
}

type StatedShare = Pick<ImportFinding, 'line' | 'column' | 'found' | 'expected' | 'cells'>;

/** A total has no cell, so it is reported at the first share of its right. Null for other rules. */
function statedShares(
  { id, path }: Pick<Finding, 'id' | 'path'>,
  work: ImportedWork,
  draft: ImportedDraft,
): StatedShare | null {
  if (id === NO_SHARES)
    return { ...work.placeOf(path), found: formatShare(0), expected: text.aboveZero({ share: formatShare(0) }) };
  const right = TOTALS[id];
  if (!right) return null;
  const total = totalOf(draft.writers, right) + totalOf(draft.publishers, right);
  const cells = cellsOfRight(work, draft, right);
  const place = cells[0] ?? work.placeOf('writers');
  return { ...place, found: formatShare(total), expected: text.wholeTotal(), cells };
}

function cellsOfRight(work: ImportedWork, draft: ImportedDraft, right: Right): ImportedPlace[] {
  const places = (['writers', 'publishers'] as const).flatMap((list) =>
    [...draft[list].keys()].map((index) => work.placeOf(`${list}.${index}.shares.${right}`)),
  );
  return places.filter(({ column }) => column !== null);
}
