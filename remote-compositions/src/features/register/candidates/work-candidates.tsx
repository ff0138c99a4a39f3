import type { CandidateSource, ShownCandidate } from '@counterpoint/catalogue/review';
import { fetchRead } from '@counterpoint/client/queries';
import { paths } from '@counterpoint/contract/paths';
import { formatIswc } from '@counterpoint/domain/identifiers';
import {
  type candidateQuery,
  type DuplicateCandidate,
  duplicateCandidates,
  duplicateReasonText,
  type RepertoireRow,
} from '@counterpoint/domain/schemas/works';
import { WorkStatus } from '@counterpoint/kit/page';
import type * as z from 'zod/mini';
import { repertoireFor } from '../../../api/repertoire-api.ts';
import { fetchWorks } from '../../../api/works-api.ts';
import * as text from '../../../messages/register.generated.ts';
import { distinctWriters } from '../../../ui/distinct-writers.ts';

export type SearchedWork = Readonly<Record<'title' | 'iswc', string>>;

export type KnownOfWork = z.input<typeof candidateQuery>;

type FoundWork = Omit<RepertoireRow, 'matches'>;

export const WORK_CANDIDATES: CandidateSource<KnownOfWork, DuplicateCandidate, FoundWork, SearchedWork> = {
  name: 'compositions',
  knownOf({ title, iswc }, user) {
    // An organisation can't be a writer.
    const writers = user?.register_as === 'individual' ? [{ party_id: user.party_id }] : [];
    return { title, iswc: iswc || null, writers };
  },
  numberOf: ({ iswc }) => iswc,
  async fetchLikely(http, known, signal) {
    return (await http.post('/compositions/candidates', { schema: duplicateCandidates, json: known, signal })).items;
  },
  shownLikely: ({ row, certainty, why }) => ({ ...shownSimilar(row), certainty, why: why.map(duplicateReasonText) }),
  async fetchOwn(http, query, signal) {
    const own = { query, page: 1, per_page: 5, filter: 'all', sort: '-updated_at' } as const;
    return (await fetchWorks(http, own, signal)).items.map((row) => ({ ...row, is_mine: true }));
  },
  fetchRepertoire: async (http, query, signal) =>
    (await fetchRead(http, repertoireFor({ query, page: 1 }), signal)).items,
  shownSimilar,
};

function shownSimilar(row: FoundWork): ShownCandidate {
  const writers = distinctWriters(row.writers).map((writer) => writer.name);
  return {
    id: row.id,
    title: row.title,
    certainty: 'alike',
    certainWords: text.sameIswc(),
    status: <WorkStatus state={row.state} isInDispute={row.is_in_dispute} />,
    facts: [
      row.iswc && text.iswc({ code: formatIswc(row.iswc) }),
      writers.join(', ') || text.writersMissing(),
      text.reference(row),
    ],
    why: [],
    hint: row.is_mine ? null : text.claimInstead(),
    place: { href: placeOf(row), label: text.isSame() },
  };
}

function placeOf({ id, is_mine, state }: FoundWork): string {
  if (!is_mine) return paths.compositions.claim(id);
  return state === 'draft' ? paths.compositions.continueDraft(id) : paths.compositions.details(id);
}
