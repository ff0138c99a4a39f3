import { useDraftSubmission } from '@counterpoint/client/drafts';
import { isStale, messageOf, problemOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import { useNavigate } from '@counterpoint/contract/router';
import { useRef } from 'react';
import { compositionKeys } from '../../api/compositions-api.ts';
import { atField } from './read-draft.ts';
import type { DraftForm } from './use-draft-form.ts';
import type { Wizard } from './use-wizard.ts';

export interface Submission {
  /** Hands the draft in; a new version says why the work changes. */
  readonly submit: (changeNote?: string) => void;
  readonly isPending: boolean;
  /** Why the work was not submitted, where no field is to blame. */
  readonly failure: string | null;
}

/** Saves what is still unsaved, then submits that very version. */
export function useSubmission({ form, store, api }: DraftForm, wizard: Wizard): Submission {
  const { guardLeave, notify } = useHost();
  const note = useRef('');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const submitSaved = useDraftSubmission(store, (draft, key) => api.submit(draft, key, note.current));
  const submission = useMutation({
    mutationFn: submitSaved,
    onSuccess: (work) => {
      if (!work) return;
      // Of a new version the page shows what is in force beside it: it is read anew.
      queries.removeQueries({ queryKey: compositionKeys.details(work.id) });
      void queries.invalidateQueries({ queryKey: compositionKeys.all });
      guardLeave(false);
      notify(`“${work.title}” is submitted.`, { type: 'success' });
      navigate(paths.compositions.details(work.id));
    },
    onError: (error) => {
      const details = problemOf(error)?.details ?? [];
      if (details.length > 0) wizard.show(details.map((detail) => atField(form.getValues(), detail)));
      if (isStale(error)) saveAgain();
    },
  });
  /** Somebody saved between our save and the submission: saving once more brings both versions before the member. */
  function saveAgain() {
    store.getState().change(form.getValues());
    void store.getState().flush();
  }
  function submit(changeNote = '') {
    note.current = changeNote;
    submission.mutate();
  }
  return {
    submit,
    isPending: submission.isPending,
    failure: submission.isError && !isStale(submission.error) ? messageOf(submission.error) : null,
  };
}
