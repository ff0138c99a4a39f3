import type { DraftFinding } from '@counterpoint/area-ui/wizard';
import { checkRecording, type Finding } from '@counterpoint/domain/recording-rules';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { contributorName } from '../../../ui/draft/line-values.ts';
import { atField, readDraft } from '../read-draft.ts';

export function findingsIn(values: DraftValues): DraftFinding[] {
  const read = readDraft(values);
  const found: readonly Omit<DraftFinding, 'of'>[] = read.ok
    ? checkRecording(read.draft).map((finding: Finding) => ({ ...finding, ...atField(values, finding) }))
    : read.problems.map((problem) => ({ ...problem, id: null, severity: 'block' }));
  return found.map((finding) => ({ ...finding, of: partyNameAt(values, finding.path) }));
}

function partyNameAt({ contributors, rights }: DraftValues, path: string): string | null {
  const [list, index] = path.split('.');
  const place = Number(index);
  if (list === 'rights') return rights[place]?.party.name ?? null;
  const contributor = list === 'contributors' ? contributors[place] : undefined;
  return contributor ? contributorName(contributor, place) : null;
}
