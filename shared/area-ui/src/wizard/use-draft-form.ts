import { createDraftStore, type DraftStore, useAutosave, useDraft, useFormDraft } from '@counterpoint/client/drafts';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { problemResolver } from '../form/problem-resolver.ts';
import { createRejections, type Rejections } from '../form/rejections.ts';
import type { DraftApi, DraftedEntry, DraftSubject, OpenedDraft } from './draft-subject.ts';

export interface DraftForm<Values extends FieldValues, Draft, Stored extends DraftedEntry> {
  readonly subject: DraftSubject<Values, Draft, Stored>;
  readonly form: UseFormReturn<Values>;
  readonly store: DraftStore<Values, Stored>;
  readonly api: DraftApi<Draft, Stored>;
  readonly rejections: Rejections;
  /** Sets values without marking the form as changed. */
  readonly replaceValues: (values: Values) => void;
}

export function useDraftForm<Values extends FieldValues, Draft, Stored extends DraftedEntry>(
  subject: DraftSubject<Values, Draft, Stored>,
  opened: OpenedDraft<Values, Draft, Stored>,
  searched?: string,
): DraftForm<Values, Draft, Stored> {
  const { onCreated, amended } = opened;
  const { http } = useHost();
  const [initial] = useState(() => initialValues(subject, opened, searched));
  const [api] = useState(() =>
    amended ? subject.endpoints.ofAmendment(http, amended) : subject.endpoints.ofNew(http),
  );
  const store = useDraftStore({ subject, opened, api });
  const [rejections] = useState(createRejections);
  const form = useForm<Values>({
    // TypeScript can't resolve `DefaultValues` of a generic type.
    defaultValues: initial as DefaultValues<Values>,
    resolver: problemResolver((values) => {
      const result = subject.kind.read(values);
      return [...(result.ok ? [] : result.problems), ...rejections.of(values)];
    }),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const replaceValues = useFormDraft<Values, Stored>(form, store, initial);

  const id = useDraft(store, (state) => state.stored?.id ?? null);
  const notifyCreated = useEffectEvent(onCreated);
  useEffect(() => {
    if (id !== null) notifyCreated(id);
  }, [id]);
  useAutosave(store);

  return { subject, form, store, api, rejections, replaceValues };
}

function initialValues<Values extends FieldValues, Draft, Stored extends DraftedEntry>(
  { kind, empty }: DraftSubject<Values, Draft, Stored>,
  { details, copy }: OpenedDraft<Values, Draft, Stored>,
  searched?: string,
): Values {
  if (copy) return copy.values;
  return details ? kind.valuesOf(details) : empty(searched);
}

interface StoreStart<Values extends FieldValues, Draft, Stored extends DraftedEntry> {
  readonly subject: DraftSubject<Values, Draft, Stored>;
  readonly opened: OpenedDraft<Values, Draft, Stored>;
  readonly api: DraftApi<Draft, Stored>;
}

function useDraftStore<Values extends FieldValues, Draft, Stored extends DraftedEntry>({
  subject: { kind, keys, amendable },
  opened: { id, details, copy, copies, amended },
  api,
}: StoreStart<Values, Draft, Stored>): DraftStore<Values, Stored> {
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
