import { useDraftSubmission } from '@counterpoint/client/drafts';
import { isStale, messageOf, problemOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import { useNavigate } from '@counterpoint/contract/router';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as text from '../messages/wizard.generated.ts';
import type { DraftedEntry } from './draft-subject.ts';
import type { DraftForm } from './use-draft-form.ts';
import type { Wizard } from './use-wizard.ts';

export interface Submission {
  /** Hands the draft in; a new version says why the entry changes. */
  readonly submit: (changeNote?: string) => void;
  readonly isPending: boolean;
  /** Why the submission failed, if no field is wrong. */
  readonly failure: string | null;
}

/** Saves what is unsaved, then submits exactly that version. */
export function useSubmission<Values extends FieldValues, Draft, Stored extends DraftedEntry>(
  { subject, form, store, api }: DraftForm<Values, Draft, Stored>,
  wizard: Pick<Wizard<string>, 'show'>,
): Submission {
  const { guardLeave, notify } = useHost();
  const note = useRef('');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const submitSaved = useDraftSubmission(store, (draft, key) => api.submit(draft, key, note.current));
  const submission = useMutation({
    mutationFn: submitSaved,
    onSuccess: (entry) => {
      if (!entry) return;
      // Reload: the page shows the active version next to a new one.
      queries.removeQueries({ queryKey: subject.keys.details(entry.id) });
      void queries.invalidateQueries({ queryKey: subject.keys.all });
      guardLeave(false);
      notify(text.submitted({ title: entry.title }), { type: 'success' });
      navigate(subject.paths.details(entry.id));
    },
    onError: (error) => {
      const details = problemOf(error)?.details ?? [];
      if (details.length > 0) wizard.show(details.map((detail) => subject.atField(form.getValues(), detail)));
      if (isStale(error)) saveAgain();
    },
  });
  /** Someone saved between our save and the submission: saving again shows both versions to the member. */
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
