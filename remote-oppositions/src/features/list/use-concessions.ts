import { messageOf } from '@counterpoint/client/http';
import { type HttpClient, useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import type { CaseAnswer, CaseDetails } from '@counterpoint/domain/schemas/cases';
import { fetchCase } from '../../api/case-api.ts';
import { caseListKeys } from '../../api/cases-api.ts';
import { choicesOf } from '../../ui/answers/case-choices.ts';
import type { CaseToAnswer } from './cases-to-answer.ts';

export type Concession = 'update' | 'revoke';

export interface ConcededCase extends CaseToAnswer {
  readonly details: CaseDetails;
}

export type Concessions =
  | { readonly kind: 'not_needed' }
  | { readonly kind: 'finding' }
  | { readonly kind: 'failed'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly kind: 'found';
      readonly answer: Concession;
      readonly cases: readonly ConcededCase[];
      /** Cases that don't offer this answer. */
      readonly others: readonly CaseToAnswer[];
    };

const AT_ONCE = 6;

/** Reads the cases in full when an answer gives up shares, so that the shares shown are those that change. */
export function useConcessions(chosen: readonly CaseToAnswer[], answer: CaseAnswer | null): Concessions {
  const { http } = useHost();
  const isConcession = answer === 'update' || answer === 'revoke';
  const read = useQuery({
    queryKey: [...caseListKeys.all, 'concessions', chosen.map(({ id, version }) => [id, version])],
    queryFn: ({ signal }) => readAll(http, chosen, signal),
    enabled: isConcession,
    gcTime: 0,
  });
  if (!isConcession) return { kind: 'not_needed' };
  if (read.isError) return { kind: 'failed', message: messageOf(read.error), onRetry: () => void read.refetch() };
  if (!read.data) return { kind: 'finding' };
  const cases = read.data.filter(({ details }) => choicesOf(details).includes(answer));
  return { kind: 'found', answer, cases, others: read.data.filter((each) => !cases.includes(each)) };
}

async function readAll(
  http: HttpClient,
  chosen: readonly CaseToAnswer[],
  signal: AbortSignal,
): Promise<ConcededCase[]> {
  const found: ConcededCase[] = [];
  for (let from = 0; from < chosen.length; from += AT_ONCE) {
    const some = chosen.slice(from, from + AT_ONCE);
    const details = await Promise.all(some.map(({ id }) => fetchCase(http, id, signal)));
    found.push(...details.map((each, index) => conceded(each, some[index]?.title ?? each.number)));
  }
  return found;
}

function conceded(details: CaseDetails, title: string): ConcededCase {
  return { id: details.id, version: details.version, title, details };
}
