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
  readonly submit: (changeNote?: string) => void;
  /** Of entries alone. */
  readonly requestReview?: () => void;
  readonly isPending: boolean;
  readonly failure: string | null;
}

/** Saves pending changes, then submits that version, or asks for its review. */
export function useSubmission<Values extends FieldValues, Draft, Stored extends DraftedEntry>(
  { subject, form, store, api }: DraftForm<Values, Draft, Stored>,
  wizard: Pick<Wizard<string>, 'show'>,
): Submission {
  const { guardLeave, notify } = useHost();
  const note = useRef('');
  const isForReview = useRef(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const submitSaved = useDraftSubmission(store, (draft, key) =>
    isForReview.current && api.requestReview ? api.requestReview(draft) : api.submit(draft, key, note.current),
  );
  const submission = useMutation({
    mutationFn: submitSaved,
    onSuccess: (entry) => {
      if (!entry) return;
      // The page shows the active revision next to the new one.
      queries.removeQueries({ queryKey: subject.keys.details(entry.id) });
      void queries.invalidateQueries({ queryKey: subject.keys.all });
      guardLeave(false);
      const { title } = entry;
      notify(isForReview.current ? text.submittedForReview({ title }) : text.submitted({ title }), { type: 'success' });
      navigate(isForReview.current ? subject.paths.list() : subject.paths.details(entry.id));
    },
    onError: (error) => {
      const details = problemOf(error)?.details ?? [];
      if (details.length > 0) wizard.show(details.map((detail) => subject.atField(form.getValues(), detail)));
      if (isStale(error)) saveAgain();
    },
  });
  /** Another user saved between our save and the submission. Saving again opens the conflict dialog. */
  function saveAgain() {
    store.getState().change(form.getValues());
    void store.getState().flush();
  }
  function submit(changeNote = '') {
    note.current = changeNote;
    isForReview.current = false;
    submission.mutate();
  }
  function requestReview() {
    isForReview.current = true;
    submission.mutate();
  }
  return {
    submit,
    requestReview,
    isPending: submission.isPending,
    failure: submission.isError && !isStale(submission.error) ? messageOf(submission.error) : null,
  };
}
