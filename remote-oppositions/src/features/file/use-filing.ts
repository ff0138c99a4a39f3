import type { Submission } from '@counterpoint/area-ui/wizard';
import { useDraftSubmission } from '@counterpoint/client/drafts';
import { isStale, messageOf, problemOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import { useNavigate } from '@counterpoint/contract/router';
import * as text from '../../messages/filing.generated.ts';
import type { FilingForm, FilingWizard } from './case-entry.ts';

export function useFiling({ subject, form, store, api }: FilingForm, wizard: FilingWizard): Submission {
  const { guardLeave, notify } = useHost();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const fileSaved = useDraftSubmission(store, async (draft, key) => ({
    draftId: draft.id,
    filed: await api.submit(draft, key, ''),
  }));
  const filing = useMutation({
    mutationFn: fileSaved,
    onSuccess: (answer) => {
      if (!answer) return;
      const { draftId, filed } = answer;
      // The case page starts with what was filed, not with the draft.
      queries.setQueryData(subject.keys.details(filed.id), filed);
      if (filed.id !== draftId) queries.removeQueries({ queryKey: subject.keys.details(draftId) });
      void queries.invalidateQueries({ queryKey: subject.keys.all });
      guardLeave(false);
      const isJoined = filed.id !== draftId;
      notify(isJoined ? text.joined({ number: filed.number }) : text.filed({ number: filed.number }), {
        type: 'success',
      });
      navigate(subject.paths.details(filed.id));
    },
    onError: (error) => {
      const details = problemOf(error)?.details ?? [];
      if (details.length > 0) wizard.show(details.map((detail) => subject.atField(form.getValues(), detail)));
      if (isStale(error) || problemOf(error)?.code === 'registration_changed') saveAgain();
    },
  });
  /** The draft or the registered lines changed before filing. Saving again shows the difference. */
  function saveAgain() {
    store.getState().change(form.getValues());
    void store.getState().flush();
  }
  return {
    submit: () => filing.mutate(),
    isPending: filing.isPending,
    failure: filing.isError && !isStale(filing.error) ? messageOf(filing.error) : null,
  };
}
