import type { HttpClient } from '@counterpoint/contract';
import { type CaseObject, caseDetails, caseGround, type NewCase } from '@counterpoint/domain/schemas/cases';

export function groundOf({ type, id }: CaseObject) {
  return {
    key: ['oppositions', 'about', type, id],
    path: '/oppositions/about',
    schema: caseGround,
    query: { type, id },
  };
}

export function beginCase(
  http: HttpClient,
  { idempotencyKey, ...json }: NewCase & { readonly idempotencyKey: string },
) {
  return http.post('/oppositions', { schema: caseDetails, json, idempotencyKey });
}
