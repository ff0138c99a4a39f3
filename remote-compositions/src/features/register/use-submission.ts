import { useDraftSubmission } from '@counterpoint/client/drafts';
import { isStale, messageOf, problemOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import { useNavigate } from '@counterpoint/contract/router';
import { compositionKeys, submitDraft } from '../../api/compositions-api.ts';
import { submissionProblems } from './draft-resolver.ts';
import type { DraftForm } from './use-draft-form.ts';
import type { Wizard } from './use-wizard.ts';

export interface Submission {
  readonly submit: () => void;
  readonly isPending: boolean;
  /** Why the work was not submitted, where no field is to blame. */
  readonly failure: string | null;
}

/** Saves what is still unsaved, then submits that very version. */
export function useSubmission({ form, store }: DraftForm, wizard: Wizard): Submission {
  const { http, guardLeave, notify } = useHost();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const submitSaved = useDraftSubmission(store, (draft, key) => submitDraft(http, draft, key));
  const submission = useMutation({
    mutationFn: submitSaved,
    onSuccess: (work) => {
      if (!work) return;
      queries.setQueryData(compositionKeys.details(work.id), work);
      void queries.invalidateQueries({ queryKey: compositionKeys.all });
      guardLeave(false);
      notify(`“${work.title}” is submitted.`, { type: 'success' });
      navigate(paths.compositions.details(work.id));
    },
    onError: (error) => {
      const details = problemOf(error)?.details ?? [];
      if (details.length > 0) wizard.show(details);
      if (isStale(error)) saveAgain();
    },
  });
  /** Somebody saved between our save and the submission: saving once more brings both versions before the member. */
  function saveAgain() {
    store.getState().change(form.getValues());
    void store.getState().flush();
  }
  function submit() {
    const problems = submissionProblems(form.getValues());
    if (problems.length > 0) wizard.show(problems);
    else submission.mutate();
  }
  return {
    submit,
    isPending: submission.isPending,
    failure: submission.isError && !isStale(submission.error) ? messageOf(submission.error) : null,
  };
}
