import { createDraftStore, useDraft, useFormDraft, useSavingByItself } from '@counterpoint/client/drafts';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { compositionKeys, createDraft, fetchComposition, updateDraft } from '../../api/compositions-api.ts';
import { draftResolver } from './draft-resolver.ts';
import { type DraftValues, emptyDraft, valuesOf } from './draft-values.ts';
import { type DraftCopies, type DraftCopy, type DraftStore, WORK_DRAFT } from './work-draft.ts';

export interface OpenedDraft {
  readonly id: string | null;
  /** What the server has; null for a new work, or while the server is away. */
  readonly details: CompositionDetails | null;
  readonly copy: DraftCopy | null;
  readonly copies: DraftCopies;
  readonly onCreated: (id: string) => void;
}

export interface DraftForm {
  readonly form: UseFormReturn<DraftValues>;
  readonly store: DraftStore;
  /** Puts other values into the form without taking them for something typed. */
  readonly replaceValues: (values: DraftValues) => void;
}

/** The form of one draft and its way to the server, kept in step. */
export function useDraftForm(opened: OpenedDraft): DraftForm {
  const { onCreated } = opened;
  const [initial] = useState(() => initialValues(opened));
  const store = useDraftStore(opened);
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

  return { form, store, replaceValues };
}

function initialValues({ details, copy }: OpenedDraft): DraftValues {
  if (copy) return copy.values;
  return details ? valuesOf(details) : emptyDraft();
}

function useDraftStore({ id, details, copy, copies }: OpenedDraft): DraftStore {
  const { http } = useHost();
  const queries = useQueryClient();
  const [store] = useState(() => {
    const version = copy?.version ?? details?.version ?? null;
    return createDraftStore({
      api: {
        create: (draft, key) => createDraft(http, draft, key),
        update: (work, draft) => updateDraft(http, work, draft),
        read: (workId) => fetchComposition(http, workId),
      },
      kind: WORK_DRAFT,
      copies,
      // A copy is sent with the version it was typed over: whoever saved in between is not overwritten unseen.
      stored: id !== null && version !== null ? { id, version } : null,
      savedAt: details?.updated_at ?? null,
      copy,
      onSaved: (saved) => {
        queries.setQueryData(compositionKeys.details(saved.id), saved);
        void queries.invalidateQueries({ queryKey: [...compositionKeys.all, 'list'] });
      },
    });
  });
  return store;
}
