import {
  type ImportedDraft,
  type ImportedWork,
  type ImportFinding,
  importedDraft,
  type NamedParty,
  ownNumber,
} from '@counterpoint/domain/imports';
import { checkWork } from '@counterpoint/domain/rules';
import * as text from '../../../messages/import-findings.generated.ts';
import { draftReader, type ReadDraft } from '../validation/draft-reader.ts';
import { partyKey } from '../validation/party-key.ts';
import { SeenSet } from '../validation/seen-set.ts';
import { twinKey } from '../validation/twin-key.ts';
import type { ValidatedRow } from '../validation/validated-row.ts';
import { wrongFields } from '../validation/wrong-fields.ts';
import { statedShares } from './stated-shares.ts';

export type ValidatedWork = ValidatedRow<ImportedDraft>;

interface SeenWorks {
  readonly numbers: SeenSet;
  readonly iswcs: SeenSet;
  readonly twins: SeenSet;
}

export function createWorkValidator(): (work: ImportedWork) => ValidatedWork {
  const read = draftReader(importedDraft);
  const seen = { numbers: new SeenSet(), iswcs: new SeenSet(), twins: new SeenSet() };
  return (work) => validateRow(work, read(work.draft), seen);
}

function validateRow(work: ImportedWork, parsed: ReadDraft<ImportedDraft>, seen: SeenWorks): ValidatedWork {
  const numbered = ownNumber.safeParse(work.number);
  const number = numbered.success ? numbered.data : null;
  const findings = [...work.findings, ...(numbered.success ? [] : wrongFields(work, numbered.error, 'work_number'))];
  if (!parsed.success) {
    findings.push(...wrongFields(work, parsed.error, 'work_number'));
    return { work, number, draft: null, findings, isTakenOver: false };
  }
  const draft = parsed.data;
  for (const { id, path, message, severity } of checkWork(asRuled(draft))) {
    const place = statedShares(id, path, { work, draft }) ?? { ...work.placeOf(path), expected: null };
    findings.push({ ...place, id, severity, correction: message });
  }
  if (number && !seen.numbers.add(number)) findings.push({ ...work.placeOf('work_number'), ...repeatedNumber() });
  if (draft.iswc && !seen.iswcs.add(draft.iswc)) findings.push({ ...work.placeOf('iswc'), ...repeatedIswc() });
  // Two works of one name with an ISWC each aren't duplicates.
  if (!seen.twins.add(keyOf(draft)) && !draft.iswc) findings.push({ ...work.placeOf('title'), ...repeatedWork() });
  return { work, number, draft, findings, isTakenOver: false };
}

function keyOf({ title, version_type, writers }: ImportedDraft): string {
  return twinKey(
    [title, version_type],
    writers.map(({ party }) => (party ? partyKey(party) : '')),
  );
}

function asRuled(draft: ImportedDraft): Parameters<typeof checkWork>[0] {
  const known = <Line extends { readonly party: NamedParty | null }>(line: Line) => ({
    ...line,
    party_id: line.party && partyKey(line.party),
  });
  return { ...draft, writers: draft.writers.map(known), publishers: draft.publishers.map(known) };
}

type OfWork = Omit<ImportFinding, 'line' | 'column' | 'found'>;
function repeatedNumber(): OfWork {
  return {
    id: 'I-NUM-01',
    severity: 'block',
    expected: text.ownNumber(),
    correction: text.repeatedNumber({ noun: 'work' }),
  };
}
function repeatedIswc(): OfWork {
  return {
    id: 'I-ISW-01',
    severity: 'block',
    expected: text.ownIswc(),
    correction: text.repeatedIswc(),
  };
}
function repeatedWork(): OfWork {
  return {
    id: 'I-TWN-01',
    severity: 'warn',
    expected: text.once({ noun: 'work' }),
    correction: text.repeatedWork(),
  };
}
