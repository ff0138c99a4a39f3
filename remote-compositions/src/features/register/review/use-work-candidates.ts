import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { candidateKeys, fetchCandidates, type KnownOfWork } from '../../../api/candidates-api.ts';
import { asCandidate, type Candidate } from '../candidates/use-candidates.ts';
import type { DraftValues } from '../draft-values.ts';

/** The works that may be this one, by all that is known of it now. */
export function useWorkCandidates(values: DraftValues, id: string | null) {
  const { http } = useHost();
  const known = knownOf(values, id);
  const search = useQuery({
    queryKey: candidateKeys.of(known),
    queryFn: ({ signal }) => fetchCandidates(http, known, signal),
  });
  const candidates: readonly Candidate[] = (search.data ?? []).map(asCandidate);
  return { candidates, isError: search.isError, retry: () => void search.refetch() };
}

function knownOf(values: DraftValues, id: string | null): KnownOfWork {
  const { title, alternative_titles, iswc, version_type, writers } = values;
  const titles = alternative_titles.map((line) => ({ title: line.title.trim() }));
  return {
    title,
    alternative_titles: titles.filter((line) => line.title !== ''),
    iswc: iswc.trim() || null,
    version_type,
    writers: writers.map(({ party_id }) => ({ party_id })),
    composition_id: id,
  };
}
