import { createDraftStore, useDraft, useFormDraft, useSavingByItself } from '@counterpoint/client/drafts';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { compositionKeys } from '../../api/compositions-api.ts';
import { amendmentApi, type DraftApi, newWorkApi } from './draft-api.ts';
import { draftResolver } from './draft-resolver.ts';
import { type DraftValues, emptyDraft, valuesOf } from './draft-values.ts';
import type { OpenedDraft } from './opened-draft.ts';
import { type DraftStore, WORK_DRAFT } from './work-draft.ts';

export interface DraftForm {
  readonly form: UseFormReturn<DraftValues>;
  readonly store: DraftStore;
  /** Where the draft goes. */
  readonly api: DraftApi;
  /** Puts other values into the form without taking them for something typed. */
  readonly replaceValues: (values: DraftValues) => void;
}

/** The form of one draft and its way to the server, kept in step. */
export function useDraftForm(opened: OpenedDraft): DraftForm {
  const { onCreated } = opened;
  const [initial] = useState(() => initialValues(opened));
  const api = useDraftApi(opened);
  const store = useDraftStore(opened, api);
  const form = useForm<DraftValues>({
    defaultValues: initial,
    resolver: draftResolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const replaceValues = useFormDraft(form, store, initial);

  const id = useDraft(store, (state) => state.stored?.id ?? null);
  const tellCreated = useEffectEvent(onCreated);
  useEffect(() => {
    if (id !== null) tellCreated(id);
  }, [id]);
  useSavingByItself(store);

  return { form, store, api, replaceValues };
}

function initialValues({ details, copy }: OpenedDraft): DraftValues {
  if (copy) return copy.values;
  return details ? valuesOf(details) : emptyDraft();
}

function useDraftApi({ amended }: OpenedDraft): DraftApi {
  const { http } = useHost();
  const [api] = useState(() => (amended ? amendmentApi(http, amended) : newWorkApi(http)));
  return api;
}

function useDraftStore({ id, details, copy, copies, amended }: OpenedDraft, api: DraftApi): DraftStore {
  const queries = useQueryClient();
  const [store] = useState(() => {
    const version = copy?.version ?? details?.version ?? null;
    return createDraftStore({
      api,
      kind: WORK_DRAFT,
      copies,
      // A copy is sent with the version it was typed over: whoever saved in between is not overwritten unseen.
      stored: id !== null && version !== null ? { id, version } : null,
      savedAt: id === null ? null : (details?.updated_at ?? null),
      copy,
      onSaved: (saved) => {
        // A work whose new version is drafted is shown as it is in force.
        if (!amended) queries.setQueryData(compositionKeys.details(saved.id), saved);
        else void queries.invalidateQueries({ queryKey: compositionKeys.details(saved.id) });
        void queries.invalidateQueries({ queryKey: [...compositionKeys.all, 'list'] });
      },
    });
  });
  return store;
}
