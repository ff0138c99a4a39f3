import { checkComposition, type Finding, type Severity } from '@counterpoint/domain/rules';
import type { ProblemDetail } from '@counterpoint/domain/schemas';
import type { DraftValues } from '../draft-values.ts';
import { atField, readDraft } from '../read-draft.ts';

/** What was found in a draft, at the field it concerns; a rule's id, where a rule found it. */
export interface DraftFinding extends ProblemDetail {
  readonly id: string | null;
  readonly severity: Severity;
  /** Whose line it is about, where it is about one. */
  readonly of: string | null;
}

/** All that is to be said before submitting: wrong fields first, and where there are none, what the rules find. */
export function findingsIn(values: DraftValues): DraftFinding[] {
  const read = readDraft(values);
  const found: readonly Omit<DraftFinding, 'of'>[] = read.ok
    ? checkComposition(read.draft).map((finding: Finding) => ({ ...finding, ...atField(values, finding) }))
    : read.problems.map((problem) => ({ ...problem, id: null, severity: 'block' }));
  return found.map((finding) => ({ ...finding, of: partyAt(values, finding.path) }));
}

function partyAt({ writers, publishers }: DraftValues, path: string): string | null {
  const [list, index] = path.split('.');
  const lines = list === 'writers' ? writers : list === 'publishers' ? publishers : [];
  return lines[Number(index)]?.party.name ?? null;
}

/** Those of them that stand in the way of submitting. */
export function problemsAmong(findings: readonly DraftFinding[]): ProblemDetail[] {
  return findings.filter(({ severity }) => severity === 'block').map(({ path, message }) => ({ path, message }));
}
