import { useDraftAddress, useWizard, type Wizard } from '@counterpoint/area-ui/wizard';
import type { IsniContent } from '@counterpoint/domain/schemas/parties';
import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import * as text from '../../../messages/isni-application.generated.ts';
import { submissionProblems } from './application-draft.ts';
import { applySteps, type StepId } from './apply-steps.ts';
import type { ApplicationForm } from './use-application-form.ts';

export interface ApplyWizard extends Wizard<StepId> {
  readonly isClaim: boolean;
}

export function useApplyWizard({ form, kind }: ApplicationForm, first: StepId): ApplyWizard {
  const step = useDraftAddress().params.get('step') ?? first;
  const isClaim = step === 'claim' || (step === 'review' && form.getValues('existing_isni') !== '');
  const wizard = useWizard<IsniContent, StepId>(form, {
    steps: applySteps(isClaim),
    isAmendment: false,
    first,
    read: (draft) => {
      const problems = findProblems(draft, kind, isClaim);
      return problems.length === 0 ? { ok: true, draft } : { ok: false, problems };
    },
    onGo: (next) => {
      if (next === 'names') form.setValue('existing_isni', '');
    },
  });
  return { ...wizard, isClaim };
}

/** When claiming, an empty number is an error and not an application without a number. */
function findProblems(values: IsniContent, kind: ApplicationForm['kind'], isClaim: boolean): ProblemDetail[] {
  if (isClaim && values.existing_isni.trim() === '') return [{ path: 'existing_isni', message: text.enterIsni() }];
  return submissionProblems(kind, values);
}
