import type { DraftApi, DraftEndpoints } from '@counterpoint/area-ui/wizard';
import type { VersionedDraft } from '@counterpoint/client/drafts';
import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import * as z from 'zod/mini';

export function draftEndpoints<Draft, Stored>(
  root: string,
  schema: z.ZodMiniType<Stored>,
): DraftEndpoints<Draft, Stored> {
  const entry = (id: string) => `${root}/${encodeURIComponent(id)}`;
  const amendment = (id: string) => `${entry(id)}/amendment`;
  const begun = z.nullable(schema);
  const fetch: DraftEndpoints<Draft, Stored>['fetch'] = (http, id, signal) =>
    http.get(entry(id), { schema, ...(signal && { signal }) });
  const fetchAmendment: DraftEndpoints<Draft, Stored>['fetchAmendment'] = (http, id, signal) =>
    http.get(amendment(id), { schema: begun, ...(signal && { signal }) });

  function ofNew(http: HttpClient): DraftApi<Draft, Stored> {
    return {
      create: (draft, idempotencyKey) => http.post(root, { schema, json: draft, idempotencyKey }),
      update: ({ id, version }, draft) => http.put(entry(id), { schema, json: draft, version }),
      read: (id) => fetch(http, id),
      discard: ({ id, version }) => http.delete(entry(id), { schema: nothing, version }),
      submit: ({ id, version }, idempotencyKey) =>
        http.post(`${entry(id)}/submission`, { schema, version, idempotencyKey }),
      requestReview: ({ id, version }) => http.post(`${entry(id)}/review`, { schema, version }),
    };
  }
  function ofAmendment(http: HttpClient, active: VersionedDraft): DraftApi<Draft, Stored> {
    // The first save creates it. There is at most one, so a retry can't duplicate it.
    const save = ({ version }: VersionedDraft, draft: Draft) =>
      http.put(amendment(active.id), { schema, json: draft, version });
    return {
      create: (draft) => save(active, draft),
      update: save,
      read: async (id) => (await fetchAmendment(http, id)) ?? fetch(http, id),
      discard: ({ id, version }) => http.delete(amendment(id), { schema: nothing, version }),
      submit: ({ id, version }, idempotencyKey, changeNote) => {
        const json = { change_note: changeNote };
        return http.post(`${amendment(id)}/submission`, { schema, json, version, idempotencyKey });
      },
    };
  }
  return { fetch, fetchAmendment, ofNew, ofAmendment };
}
