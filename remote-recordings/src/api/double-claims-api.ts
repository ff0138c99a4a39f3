import type { HttpClient } from '@counterpoint/contract';
import {
  type DoubleClaim,
  type DoubleClaimQuery,
  doubleClaimPage,
  MAX_OVERLAPS_ANSWERED,
  type OverlapAnswers,
  overlapAnswered,
} from '@counterpoint/domain/schemas/recordings';

export function doubleClaimsFor(query: DoubleClaimQuery) {
  return {
    key: ['recordings', 'double-claims', query],
    path: '/double-claims',
    schema: doubleClaimPage,
    query: { ...query },
  };
}

/** An overlap that moves between pages is returned once. */
export async function fetchEveryDoubleClaim(
  http: HttpClient,
  place: Pick<DoubleClaimQuery, 'query' | 'filter'>,
): Promise<DoubleClaim[]> {
  const found = new Map<string, DoubleClaim>();
  for (let page = 1; ; page += 1) {
    const params = { ...place, page, per_page: MAX_OVERLAPS_ANSWERED };
    const { items, total } = await http.get('/double-claims', { schema: doubleClaimPage, query: params });
    for (const item of items) found.set(item.opposition_id, item);
    if (items.length === 0 || page * MAX_OVERLAPS_ANSWERED >= total) return [...found.values()];
  }
}

export function answerOverlaps(http: HttpClient, answers: OverlapAnswers) {
  return http.post('/double-claims/answers', { schema: overlapAnswered, json: answers });
}
