import { LoadedPart } from '@counterpoint/area-ui/lazy';
import {
  DraftAddressProvider,
  DraftLoader,
  type Submission,
  useDraftForm,
  useSubmitting,
  useWizard,
  WizardFrame,
} from '@counterpoint/area-ui/wizard';
import { useDraft } from '@counterpoint/client/drafts';
import { problemOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import { useNavigate } from '@counterpoint/contract/router';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import * as text from '../../messages/filing.generated.ts';
import { CASE, type CaseEntry, type FilingForm, type FilingWizard, type OpenedFiling } from './case-entry.ts';
import { type FilingStep, filingSteps } from './filing-steps.ts';
import type { FilingValues } from './filing-values.ts';
import { groupsIn, preserveEdits } from './lines/claimed-lines.ts';
import { readComplete } from './read-filing.ts';
import { FilingStepBody } from './steps/filing-step-body.tsx';
import { LAZY_PARTS } from './steps/lazy-parts.ts';

export function OpenedCase({ id }: { id: string }) {
  const navigate = useNavigate();
  const handleCreated = (created: string) => {
    if (created !== id) navigate(paths.oppositions.continueDraft(created), { replace: true, preventScrollReset: true });
  };
  return (
    <DraftAddressProvider>
      <DraftLoader subject={CASE} id={id} onCreated={handleCreated}>
        {(opened) => <Filing {...opened} />}
      </DraftLoader>
    </DraftAddressProvider>
  );
}

function Filing(opened: OpenedFiling) {
  const draft = useDraftForm(CASE, opened);
  const { form } = draft;
  const registered = useRegistered(draft, opened.details);
  const kind = useWatch({ control: form.control, name: 'kind' });
  const wizard = useWizard<FilingValues, FilingStep>(form, {
    steps: filingSteps(kind),
    isAmendment: false,
    first: firstStepOf(opened),
    read: (values) => readComplete(values, registered),
    // The next step depends on the server's response to this one.
    onGo: () => void draft.store.getState().flush(),
  });
  const submission = useFiling(draft, wizard);
  const navigate = useNavigate();
  const { details } = opened;
  const heading = {
    title: details ? text.titleOf({ title: details.object.title }) : text.title(),
    crumb: details?.number ?? text.fileCase(),
    hint: text.savedAsYouType(),
  };
  return (
    <WizardFrame
      opened={opened}
      draft={draft}
      wizard={wizard}
      submission={submission}
      heading={heading}
      conflict={<LoadedPart lazy={LAZY_PARTS.conflict}>{(Conflict) => <Conflict draft={draft} />}</LoadedPart>}
    >
      <FilingStepBody
        wizard={wizard}
        draft={draft}
        submission={submission}
        registered={registered}
        onLeave={() => navigate(paths.oppositions.list())}
      />
    </WizardFrame>
  );
}

function firstStepOf({ details, copy }: OpenedFiling): FilingStep {
  const kind = copy?.values.kind ?? details?.draft?.kind ?? null;
  if (kind === null) return 'about';
  const [, next = 'about'] = filingSteps(kind).of(false);
  return next;
}

const NONE: readonly CaseLine[] = [];

/** New lines are claimed as registered until the member edits them. */
function useRegistered({ form, store }: FilingForm, opened: CaseEntry | null): readonly CaseLine[] {
  const { http } = useHost();
  const id = useDraft(store, (state) => state.stored?.id ?? null);
  const saved = useQuery({
    queryKey: CASE.keys.details(id ?? ''),
    queryFn: ({ signal }) => CASE.endpoints.fetch(http, id ?? '', signal),
    enabled: id !== null,
    // Each save of the draft updates it.
    staleTime: Number.POSITIVE_INFINITY,
    ...(opened && { initialData: opened }),
  });
  const registered = saved.data?.registered_lines ?? NONE;
  const before = useRef(opened?.registered_lines ?? NONE);
  const keepUp = useEffectEvent((after: readonly CaseLine[]) => {
    const { claimed_lines, ...values } = form.getValues();
    const lines = preserveEdits(claimed_lines, { before: before.current, after, groups: groupsIn(values) });
    before.current = after;
    if (JSON.stringify(lines) !== JSON.stringify(claimed_lines)) form.setValue('claimed_lines', lines);
  });
  useEffect(() => keepUp(registered), [registered]);
  return registered;
}

function useFiling({ subject, form, store, api, rejections }: FilingForm, wizard: FilingWizard): Submission {
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
