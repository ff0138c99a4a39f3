import type { VersionedDraft } from '@counterpoint/client/drafts';
import type { HttpClient } from '@counterpoint/contract';
import type { CompositionDetails, CompositionDraft } from '@counterpoint/domain/schemas';
import {
  beginAmendment,
  discardAmendment,
  fetchAmendment,
  submitAmendment,
  updateAmendment,
} from '../../api/amendment-api.ts';
import {
  createDraft,
  discardDraft,
  fetchComposition,
  submitDraft,
  updateDraft,
  type VersionedWork,
} from '../../api/compositions-api.ts';

/** Where a draft goes, and where it is handed in or thrown away. */
export interface DraftApi {
  create(draft: CompositionDraft, idempotencyKey: string): Promise<CompositionDetails>;
  update(stored: VersionedDraft, draft: CompositionDraft): Promise<CompositionDetails>;
  read(id: string): Promise<CompositionDetails>;
  discard(stored: VersionedDraft): Promise<void>;
  submit(stored: VersionedDraft, idempotencyKey: string, changeNote: string): Promise<CompositionDetails>;
}

/** The way of a work that is new. */
export function newWorkApi(http: HttpClient): DraftApi {
  return {
    create: (draft, key) => createDraft(http, draft, key),
    update: (stored, draft) => updateDraft(http, stored, draft),
    read: (id) => fetchComposition(http, id),
    discard: (stored) => discardDraft(http, stored),
    submit: (stored, key) => submitDraft(http, stored, key),
  };
}

/** The way of a new version of a work that stands, which begins with the first change and not with looking at it. */
export function amendmentApi(http: HttpClient, work: VersionedWork): DraftApi {
  return {
    create: async (draft, key) => updateAmendment(http, await beginAmendment(http, work, key), draft),
    update: (stored, draft) => updateAmendment(http, stored, draft),
    read: async (id) => {
      const begun = await fetchAmendment(http, id);
      if (!begun) throw new Error('The new version is no draft any more: it is in force, or was discarded.');
      return begun;
    },
    discard: (stored) => discardAmendment(http, stored),
    submit: (stored, idempotencyKey, changeNote) => submitAmendment(http, stored, { idempotencyKey, changeNote }),
  };
}
