import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import {
  mandates,
  type NewMandate,
  type RepresentedConfirmation,
  representedConfirmations,
} from '@counterpoint/domain/schemas/members';
import * as z from 'zod/mini';

const MANDATES_A_PAGE = 20;

export const mandateKeys = {
  all: ['account', 'mandates'] as const,
  list: (page: number) => ['account', 'mandates', 'list', page] as const,
  confirmations: ['account', 'mandates', 'confirmations'] as const,
};

const mandatePath = (id: string) => `/mandates/${encodeURIComponent(id)}`;

export function fetchMandates(http: HttpClient, page: number, signal: AbortSignal) {
  return http.get('/mandates', { schema: mandates, query: { page, per_page: MANDATES_A_PAGE }, signal });
}

export async function fetchConfirmations(http: HttpClient, signal: AbortSignal): Promise<RepresentedConfirmation[]> {
  return (await http.get('/mandates/confirmations', { schema: representedConfirmations, signal })).items;
}

export function proposeMandate(http: HttpClient, json: NewMandate, idempotencyKey: string) {
  return http.post('/mandates', { schema: z.object({ id: z.string() }), json, idempotencyKey });
}

export function confirmMandate(http: HttpClient, id: string) {
  return http.post(`${mandatePath(id)}/confirmation`, { schema: nothing });
}

/** Also declines and withdraws. */
export function endMandate(http: HttpClient, id: string) {
  return http.delete(mandatePath(id), { schema: nothing });
}
