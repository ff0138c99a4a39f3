import { createDraftStore, type DraftStore, useAutosave, useDraft, useFormDraft } from '@counterpoint/client/drafts';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type DefaultValues, type UseFormReturn, useForm } from 'react-hook-form';
import { problemResolver } from '../form/problem-resolver.ts';
import { createRejections, type Rejections } from '../form/rejections.ts';
import type { DraftApi, DraftSubject, DraftTypes, OpenedDraft } from './draft-subject.ts';

export interface DraftForm<Of extends DraftTypes> {
  readonly subject: DraftSubject<Of>;
  readonly form: UseFormReturn<Of['values']>;
  readonly store: DraftStore<Of['values'], Of['stored']>;
  readonly api: DraftApi<Of['draft'], Of['stored']>;
  readonly rejections: Rejections;
  /** Sets values without marking the form as changed. */
  readonly replaceValues: (values: Of['values']) => void;
}

export function useDraftForm<Of extends DraftTypes>(
  subject: DraftSubject<Of>,
  opened: OpenedDraft<Of>,
  searched?: string,
): DraftForm<Of> {
  const { onCreated, amended } = opened;
  const { http } = useHost();
  const [initial] = useState(() => initialValues(subject, opened, searched));
  const [api] = useState(() =>
    amended ? subject.endpoints.ofAmendment(http, amended) : subject.endpoints.ofNew(http),
  );
  const store = useDraftStore({ subject, opened, api });
  const [rejections] = useState(createRejections);
  const form = useForm<Of['values']>({
    // TypeScript can't resolve `DefaultValues` of a generic type.
    defaultValues: initial as DefaultValues<Of['values']>,
    resolver: problemResolver((values) => {
      const result = subject.kind.read(values);
      return [...(result.ok ? [] : result.problems), ...rejections.of(values)];
    }),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const replaceValues = useFormDraft<Of['values'], Of['stored']>(form, store, initial);

  const id = useDraft(store, (state) => state.stored?.id ?? null);
  const notifyCreated = useEffectEvent(onCreated);
  useEffect(() => {
    if (id !== null) notifyCreated(id);
  }, [id]);
  useAutosave(store);

  return { subject, form, store, api, rejections, replaceValues };
}

function initialValues<Of extends DraftTypes>(
  { kind, empty }: DraftSubject<Of>,
  { details, copy }: OpenedDraft<Of>,
  searched?: string,
): Of['values'] {
  if (copy) return copy.values;
  return details ? kind.valuesOf(details) : empty(searched);
}

interface StoreStart<Of extends DraftTypes> {
  readonly subject: DraftSubject<Of>;
  readonly opened: OpenedDraft<Of>;
  readonly api: DraftApi<Of['draft'], Of['stored']>;
}

function useDraftStore<Of extends DraftTypes>({
  subject: { kind, keys, amendable },
  opened: { id, details, copy, copies, amended },
  api,
}: StoreStart<Of>): DraftStore<Of['values'], Of['stored']> {
  const queries = useQueryClient();
  const [store] = useState(() => {
    const version = copy?.version ?? details?.version ?? null;
    return createDraftStore({
      api,
      copies,
      copy,
      details,
      // If the new revision was discarded elsewhere, the active revision remains and can be amended again.
      kind: amended ? { ...kind, isWritable: (it) => kind.isWritable(it) || amendable.includes(it.state) } : kind,
      // The version that the local copy is based on, so that a newer save is a conflict and isn't overwritten.
      stored: id !== null && version !== null ? { id, version } : null,
      savedAt: id === null ? null : (details?.updated_at ?? null),
      onSaved: (saved) => {
        // The details page shows the active revision, not the new revision.
        if (!amended) queries.setQueryData(keys.details(saved.id), saved);
        else void queries.invalidateQueries({ queryKey: keys.details(saved.id) });
        void queries.invalidateQueries({ queryKey: [...keys.all, 'list'] });
      },
    });
  });
  return store;
}
