import { useDraftSubmission } from '@counterpoint/client/drafts';
import { isStale, messageOf, problemOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import { useNavigate } from '@counterpoint/contract/router';
import { isniKeys, submitApplication } from '../../../api/isni-api.ts';
import * as text from '../../../messages/isni-application.generated.ts';
import { submissionProblems } from './application-draft.ts';
import type { ApplicationForm } from './use-application-form.ts';
import type { ApplyWizard } from './use-apply-wizard.ts';

export interface ApplicationSubmission {
  readonly submit: () => void;
  readonly isPending: boolean;
  readonly failure: string | null;
}

export function useApplicationSubmission(
  { form, store, kind }: ApplicationForm,
  wizard: ApplyWizard,
): ApplicationSubmission {
  const { http, guardLeave, notify } = useHost();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const submitSaved = useDraftSubmission(store, (draft, key) => submitApplication(http, draft, key));
  const submission = useMutation({
    mutationFn: submitSaved,
    onSuccess: async (application) => {
      if (!application) return;
      guardLeave(false);
      notify(application.state === 'submitted' ? text.applicationSent() : text.claimSent(), {
        type: 'success',
      });
      navigate(paths.account.personalIdentifiers());
      await queries.invalidateQueries({ queryKey: isniKeys.all });
    },
    onError: (error) => {
      const details = problemOf(error)?.details ?? [];
      if (details.length > 0) wizard.show(details);
      if (!isStale(error)) return;
      // Another user saved between our save and the submission. Saving again opens the conflict dialog.
      store.getState().change(form.getValues());
      void store.getState().flush();
    },
  });
  function submit() {
    const problems = submissionProblems(kind, form.getValues());
    if (problems.length > 0) wizard.show(problems);
    else submission.mutate();
  }
  return {
    submit,
    isPending: submission.isPending,
    failure: failureOf(submission.error),
  };
}

function failureOf(error: unknown): string | null {
  if (!error || isStale(error) || (problemOf(error)?.details ?? []).length > 0) return null;
  return messageOf(error);
}
