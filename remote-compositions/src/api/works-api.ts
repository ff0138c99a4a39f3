import { fetchRead } from '@counterpoint/client/queries';
import type { HttpClient } from '@counterpoint/contract';
import { workPage, type workQuery } from '@counterpoint/domain/schemas/works';
import type * as z from 'zod/mini';
import { workKeys } from './work-keys.ts';

export type WorkQuery = z.output<typeof workQuery>;

export function worksFor(query: WorkQuery) {
  return { key: [...workKeys.all, 'list', query], path: '/compositions', schema: workPage, query };
}

export function fetchWorks(http: HttpClient, query: WorkQuery, signal: AbortSignal) {
  return fetchRead(http, worksFor(query), signal);
}
