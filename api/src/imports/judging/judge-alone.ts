import {
  type ImportedDraft,
  type ImportedWork,
  type ImportFinding,
  importedDraft,
  type NamedParty,
  ownNumber,
} from '@counterpoint/domain/imports';
import { checkComposition } from '@counterpoint/domain/rules';
import { problemsIn } from '@counterpoint/domain/schemas';
import type { Judged } from './judged.ts';
import { partyKey } from './party-key.ts';
import { SeenSet } from './seen-set.ts';

/** What was seen of a file so far: nothing stands in it twice. */
export interface SeenWorks {
  readonly numbers: SeenSet;
  readonly iswcs: SeenSet;
}

/** Nothing seen yet. */
export function nothingSeen(): SeenWorks {
  return { numbers: new SeenSet(), iswcs: new SeenSet() };
}

/** Judges a work by itself and by its file: its fields, the rules on works, and whether it stands there twice. */
export function judgeAlone(work: ImportedWork, seen: SeenWorks): Judged {
  const parsed = importedDraft.safeParse(work.draft);
  const numbered = ownNumber.safeParse(work.number);
  const number = numbered.success ? numbered.data : null;
  const findings = [...work.findings, ...(numbered.success ? [] : wrongFields(work, numbered.error))];
  if (!parsed.success) {
    findings.push(...wrongFields(work, parsed.error));
    return { work, number, draft: null, findings, isTakenOver: false };
  }
  const draft = parsed.data;
  for (const { id, path, message, severity } of checkComposition(asRuled(draft)))
    findings.push({ ...work.placeOf(path), id, severity, expected: null, mend: message });
  if (number && !seen.numbers.add(number)) findings.push({ ...work.placeOf('work_number'), ...NUMBER_TWICE });
  if (draft.iswc && !seen.iswcs.add(draft.iswc)) findings.push({ ...work.placeOf('iswc'), ...ISWC_TWICE });
  return { work, number, draft, findings, isTakenOver: false };
}

/** What a schema refuses. A cell that could not be read is missing as well, which needs saying once. */
function wrongFields(work: ImportedWork, error: Parameters<typeof problemsIn>[0]): ImportFinding[] {
  const known = new Set(work.findings.map(({ line, column }) => `${line} ${column}`));
  return problemsIn(error).flatMap(({ path, message }) => {
    const place = work.placeOf(path || 'work_number');
    if (known.has(`${place.line} ${place.column}`)) return [];
    return { ...place, id: 'I-FLD-01', severity: 'block', expected: null, mend: message };
  });
}

/** A work as the rules see it: parties by what they are called, until it is known who they are. */
function asRuled(draft: ImportedDraft): Parameters<typeof checkComposition>[0] {
  const known = <Line extends { readonly party: NamedParty | null }>({ party, ...line }: Line) => ({
    ...line,
    party_id: party && partyKey(party),
  });
  return { ...draft, writers: draft.writers.map(known), publishers: draft.publishers.map(known) };
}

type OfWork = Omit<ImportFinding, 'line' | 'column' | 'found'>;
const NUMBER_TWICE: OfWork = {
  ...{ id: 'I-NUM-01', severity: 'block', expected: 'a number of its own' },
  mend: 'This number stands further up in the file. Rows of one work must follow one another; give other works other numbers.',
};
const ISWC_TWICE: OfWork = {
  ...{ id: 'I-ISW-01', severity: 'block', expected: 'an ISWC of its own' },
  mend: 'Another work of this file has the same ISWC. Look which of them it belongs to.',
};
