import { problemResolver } from '@counterpoint/area-ui/form';
import { createDraftStore, useAutosave, useFormDraft } from '@counterpoint/client/drafts';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import type { IsniApplication, IsniContent } from '@counterpoint/domain/schemas/parties';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { createApplication, fetchApplication, isniKeys, updateApplication } from '../../../api/isni-api.ts';
import {
  APPLICATION_DRAFT,
  type ApplicationCopies,
  type ApplicationCopy,
  type ApplicationStore,
  submissionProblems,
} from './application-draft.ts';
import { contentOfProfile } from './prefill.ts';

export interface OpenedApplication {
  readonly application: IsniApplication | null;
  readonly copy: ApplicationCopy | null;
  readonly copies: ApplicationCopies;
  readonly kind: IsniApplication['subject_kind'];
}

export interface ApplicationForm {
  readonly form: UseFormReturn<IsniContent>;
  readonly store: ApplicationStore;
  readonly kind: IsniApplication['subject_kind'];
  replaceValues(values: IsniContent): void;
}

export function useApplicationForm(opened: OpenedApplication): ApplicationForm {
  const { kind } = opened;
  const { user } = useHost();
  const [initial] = useState(() => opened.copy?.values ?? opened.application?.content ?? contentOfProfile(user));
  const store = useApplicationStore(opened);
  const form = useForm<IsniContent>({
    defaultValues: initial,
    resolver: problemResolver((values) => submissionProblems(kind, values)),
    mode: 'onTouched',
    // An error shown on blur must not move the button that is being pressed.
    delayError: 300,
    shouldFocusError: false,
  });
  const replaceValues = useFormDraft(form, store, initial);
  useAutosave(store);
  return { form, store, kind, replaceValues };
}

function useApplicationStore({ application, copy, copies }: OpenedApplication): ApplicationStore {
  const { http } = useHost();
  const queries = useQueryClient();
  const [store] = useState(() => {
    const version = copy?.version ?? application?.version ?? null;
    return createDraftStore({
      api: {
        create: (content, key) => createApplication(http, content, key),
        update: (draft, content) => updateApplication(http, draft, content),
        read: (id) => fetchApplication(http, id),
      },
      kind: APPLICATION_DRAFT,
      copies,
      stored: application && version !== null ? { id: application.id, version } : null,
      savedAt: application?.updated_at ?? null,
      details: application,
      copy,
      onSaved: () => void queries.invalidateQueries({ queryKey: isniKeys.all, refetchType: 'none' }),
    });
  });
  return store;
}
