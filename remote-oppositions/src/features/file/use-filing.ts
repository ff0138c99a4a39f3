import { type Submission, useSubmitting } from '@counterpoint/area-ui/wizard';
import { problemOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { useNavigate } from '@counterpoint/contract/router';
import * as text from '../../messages/filing.generated.ts';
import type { FilingForm, FilingWizard } from './case-entry.ts';

export function useFiling({ subject, form, store, api, rejections }: FilingForm, wizard: FilingWizard): Submission {
  const { guardLeave, notify } = useHost();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useSubmitting({
    form,
    store,
    rejections,
    submit: async (draft, key) => ({ draftId: draft.id, filed: await api.submit(draft, key, '') }),
    onSubmitted({ draftId, filed }) {
      // The case page starts with what was filed, not with the draft.
      queries.setQueryData(subject.keys.details(filed.id), filed);
      if (filed.id !== draftId) queries.removeQueries({ queryKey: subject.keys.details(draftId) });
      void queries.invalidateQueries({ queryKey: subject.keys.all });
      const isJoined = filed.id !== draftId;
      notify(isJoined ? text.joined({ number: filed.number }) : text.filed({ number: filed.number }), {
        type: 'success',
      });
    },
    leave({ filed }) {
      guardLeave(false);
      navigate(subject.paths.details(filed.id));
    },
    atField: subject.atField,
    onRejected: wizard.show,
    isOutdated: (error) => problemOf(error)?.code === 'registration_changed',
  });
}
