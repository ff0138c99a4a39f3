import { createRejections, problemResolver } from '@counterpoint/area-ui/form';
import { useDraftAddress, useSubmitting, useWizard, type Wizard } from '@counterpoint/area-ui/wizard';
import { createDraftStore, useAutosave, useFormDraft } from '@counterpoint/client/drafts';
import { problemOf } from '@counterpoint/client/http';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useQueryClient } from '@counterpoint/contract/query';
import { useNavigate } from '@counterpoint/contract/router';
import type { IsniApplication, IsniContent } from '@counterpoint/domain/schemas/parties';
import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { applicationsOf, ISNI_KEY } from '../../../api/isni-api.ts';
import * as text from '../../../messages/isni-application.generated.ts';
import {
  APPLICATION_DRAFT,
  type ApplicationCopies,
  type ApplicationCopy,
  type ApplicationStore,
  submissionProblems,
} from './application-draft.ts';
import { applySteps, isOnlyToApply, type StepId } from './apply-steps.ts';
import { contentOfProfile } from './prefill.ts';

export interface OpenedApplication {
  readonly application: IsniApplication | null;
  readonly copy: ApplicationCopy | null;
  readonly copies: ApplicationCopies;
  readonly kind: IsniApplication['subject_kind'];
}

export type ApplicationForm = ReturnType<typeof useApplicationForm>;

export function useApplicationForm(opened: OpenedApplication) {
  const { kind } = opened;
  const { user } = useHost();
  const [initial] = useState(() => opened.copy?.values ?? opened.application?.content ?? contentOfProfile(user));
  const store = useApplicationStore(opened);
  const [rejections] = useState(createRejections);
  const form = useForm<IsniContent>({
    defaultValues: initial,
    resolver: problemResolver((values) => [...submissionProblems(kind, values), ...rejections.of(values)]),
    mode: 'onTouched',
    // An error shown on blur must not move the button that is being pressed.
    delayError: 300,
    shouldFocusError: false,
  });
  const replaceValues = useFormDraft(form, store, initial);
  useAutosave(store);
  return { form, store, rejections, kind, replaceValues };
}

function useApplicationStore({ application, copy, copies }: OpenedApplication): ApplicationStore {
  const { http } = useHost();
  const queries = useQueryClient();
  const [store] = useState(() => {
    const version = copy?.version ?? application?.version ?? null;
    return createDraftStore({
      api: applicationsOf(http),
      kind: APPLICATION_DRAFT,
      copies,
      stored: application && version !== null ? { id: application.id, version } : null,
      savedAt: application?.updated_at ?? null,
      details: application,
      copy,
      onSaved: () => void queries.invalidateQueries({ queryKey: ISNI_KEY, refetchType: 'none' }),
    });
  });
  return store;
}

export type ApplicationSubmission = ReturnType<typeof useApplicationSubmission>;

export function useApplicationSubmission({ form, store, rejections, kind }: ApplicationForm, wizard: ApplyWizard) {
  const { http, guardLeave, notify } = useHost();
  const refresh = useRefresh(ISNI_KEY);
  const navigate = useNavigate();
  const submission = useSubmitting({
    form,
    store,
    rejections,
    submit: applicationsOf(http).submit,
    onSubmitted(application) {
      notify(application.state === 'submitted' ? text.applicationSent() : text.claimSent(), {
        type: 'success',
      });
      return refresh();
    },
    leave() {
      guardLeave(false);
      navigate(paths.account.personalIdentifiers());
    },
    onRejected: wizard.show,
  });
  function submit() {
    const problems = submissionProblems(kind, form.getValues());
    if (problems.length > 0) wizard.show(problems);
    else submission.submit();
  }
  const isShownAtFields = (problemOf(submission.error)?.details ?? []).length > 0;
  return { ...submission, submit, failure: isShownAtFields ? null : submission.failure };
}

/** Props of each step of the wizard. */
export interface ApplyStepProps {
  readonly application: ApplicationForm;
  readonly wizard: ApplyWizard;
  readonly submission: ApplicationSubmission;
  readonly isAnswer: boolean;
  readonly onLeave: () => void;
}

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
    // The browser may have gone back from the claim to a step of the application.
    onGo: (next) => {
      if ([step, next].some(isOnlyToApply)) form.setValue('existing_isni', '');
    },
  });
  return { ...wizard, isClaim };
}

/** When claiming, an empty number is an error and not an application without a number. */
function findProblems(values: IsniContent, kind: ApplicationForm['kind'], isClaim: boolean): ProblemDetail[] {
  if (isClaim && values.existing_isni.trim() === '') return [{ path: 'existing_isni', message: text.enterIsni() }];
  return submissionProblems(kind, values);
}
