import type { DraftFinding } from '@counterpoint/area-ui/wizard';
import { checkWork, type Finding } from '@counterpoint/domain/rules';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { atField, readDraft } from '../read-draft.ts';

export function findingsIn(values: DraftValues): DraftFinding[] {
  const read = readDraft(values);
  const found: readonly Omit<DraftFinding, 'of'>[] = read.ok
    ? checkWork(read.draft).map((finding: Finding) => ({ ...finding, ...atField(values, finding) }))
    : read.problems.map((problem) => ({ ...problem, id: null, severity: 'block' }));
  return found.map((finding) => ({ ...finding, of: partyAt(values, finding.path) }));
}

function partyAt({ writers, publishers }: DraftValues, path: string): string | null {
  const [list, index] = path.split('.');
  const lines = list === 'writers' ? writers : list === 'publishers' ? publishers : [];
  return lines[Number(index)]?.party.name ?? null;
}
