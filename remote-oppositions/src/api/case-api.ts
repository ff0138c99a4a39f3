import type { HttpClient } from '@counterpoint/contract';
import { type CaseDetails, caseDetails } from '@counterpoint/domain/schemas/cases';

const at = (...parts: readonly string[]) => ['/oppositions', ...parts.map(encodeURIComponent)].join('/');

/** Its key is below the list's, so that one live event invalidates both. */
export function caseOf(id: string) {
  return { key: ['oppositions', 'details', id], path: at(id), schema: caseDetails };
}

type ActPath =
  | readonly ['answers' | 'proposals' | 'withdrawal' | 'escalation']
  | readonly ['proposals', string, 'acceptance' | 'refusal'];

/** Acts on a case in the version that was shown. Returns the case after it. */
export function actOnCase(
  http: HttpClient,
  { id, version }: Pick<CaseDetails, 'id' | 'version'>,
  { path, ...call }: { readonly path: ActPath; readonly json?: unknown; readonly idempotencyKey?: string },
) {
  return http.post(at(id, ...path), { schema: caseDetails, version, ...call });
}
