import { messageOf } from '@counterpoint/client/http';
import { type HttpClient, useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { type BulkAnswers, type CaseRow, MOST_ANSWERED } from '@counterpoint/domain/schemas/cases';
import { caseListKeys, fetchCases } from '../../api/cases-api.ts';
import * as text from '../../messages/list.generated.ts';
import type { CasesToAnswer } from './chosen-cases.ts';

export type CaseToAnswer = BulkAnswers['items'][number] & { readonly title: string };

export type FoundCases =
  | { readonly kind: 'finding' }
  | { readonly kind: 'failed'; readonly message: string; readonly onRetry: () => void }
  | { readonly kind: 'found'; readonly cases: readonly CaseToAnswer[] };

/** Finds all matches first, so that the number shown is the number sent. */
export function useCasesToAnswer(chosen: CasesToAnswer): FoundCases {
  const { http } = useHost();
  const all = 'query' in chosen ? chosen : null;
  const found = useQuery({
    queryKey: [...caseListKeys.all, 'to-answer', all?.query, all?.kind],
    queryFn: ({ signal }) => (all ? findAllToAnswer(http, all, signal) : []),
    enabled: all !== null,
    // Not cached, because the matches must be current.
    gcTime: 0,
  });
  if (!('query' in chosen)) return { kind: 'found', cases: chosen.map(named) };
  if (found.data) return { kind: 'found', cases: found.data };
  if (!found.isError) return { kind: 'finding' };
  return { kind: 'failed', message: messageOf(found.error), onRetry: () => void found.refetch() };
}

function named(row: Exclude<CasesToAnswer, { query: string }>[number] & { readonly title?: string }): CaseToAnswer {
  return { id: row.id, version: row.version, title: row.title ?? text.unnamedCase() };
}

async function findAllToAnswer(
  http: HttpClient,
  { query, kind }: Exclude<CasesToAnswer, readonly unknown[]>,
  signal: AbortSignal,
): Promise<CaseToAnswer[]> {
  const found: CaseToAnswer[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total, per_page } = await fetchCases(
      http,
      { query, kind, filter: 'needs_answer', sort: 'turn', page, per_page: MOST_ANSWERED },
      signal,
    );
    found.push(...items.filter(({ can_answer }) => can_answer).map(toCaseToAnswer));
    if (page * per_page >= total) return found;
  }
}

function toCaseToAnswer({ id, version, object_title, number }: CaseRow): CaseToAnswer {
  return { id, version, title: `${object_title}, ${number}` };
}
