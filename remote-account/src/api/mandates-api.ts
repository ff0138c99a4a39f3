import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import { mandates, type NewMandate, representedConfirmations } from '@counterpoint/domain/schemas/members';
import * as z from 'zod/mini';

const MANDATES_A_PAGE = 20;

export const MANDATES_KEY = ['account', 'mandates'];

export function mandatesOn(page: number) {
  const query = { page, per_page: MANDATES_A_PAGE };
  return { key: [...MANDATES_KEY, 'list', page], path: '/mandates', schema: mandates, query };
}

export const CONFIRMATIONS = {
  key: [...MANDATES_KEY, 'confirmations'],
  path: '/mandates/confirmations',
  schema: representedConfirmations,
};

const pathOf = (id: string) => `/mandates/${encodeURIComponent(id)}`;

export function mandatesOf(http: HttpClient) {
  return {
    propose: (json: NewMandate, idempotencyKey: string) =>
      http.post('/mandates', { schema: z.object({ id: z.string() }), json, idempotencyKey }),
    confirm: (id: string) => http.post(`${pathOf(id)}/confirmation`, { schema: nothing }),
    /** Also declines and withdraws. */
    end: (id: string) => http.delete(pathOf(id), { schema: nothing }),
  };
}
