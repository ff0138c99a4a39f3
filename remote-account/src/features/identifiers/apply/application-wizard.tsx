import { PageHeader } from '@counterpoint/area-ui/page';
import { SubmittedAlert } from '@counterpoint/area-ui/wizard';
import { discardDraft, useDraft } from '@counterpoint/client/drafts';
import { messageOf } from '@counterpoint/client/http';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useMutation } from '@counterpoint/contract/query';
import { useNavigate } from '@counterpoint/contract/router';
import type { IsniApplication, IsniContent } from '@counterpoint/domain/schemas/parties';
import { Alert, Button, Stack } from '@counterpoint/kit/core';
import { FailureAlert } from '@counterpoint/kit/form';
import {
  type Difference,
  DiscardButton,
  SavingLine,
  SavingProblem,
  StaleDialog,
  Steps,
} from '@counterpoint/kit/wizard';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { applicationsOf, ISNI_KEY } from '../../../api/isni-api.ts';
import * as text from '../../../messages/isni-application.generated.ts';
import { identifiers } from '../../../messages/titles.generated.ts';
import type { ApplicationStore } from './application-draft.ts';
import { APPLICATION_FACTS } from './application-facts.ts';
import type { StepId } from './apply-steps.ts';
import { ApplyStep } from './steps/apply-step.tsx';
import {
  type OpenedApplication,
  useApplicationForm,
  useApplicationSubmission,
  useApplyWizard,
} from './use-application-form.ts';

export function ApplicationWizard(opened: OpenedApplication) {
  const application = useApplicationForm(opened);
  const { form, store, replaceValues } = application;
  const wizard = useApplyWizard(application, initialStep(opened));
  const { steps, shown } = wizard;
  const submission = useApplicationSubmission(application, wizard);
  const saving = useDraft(store, (state) => state.saving);
  const navigate = useNavigate();

  function handleUseStored() {
    if (saving.kind !== 'conflict') return;
    replaceValues(saving.theirs.content);
    store.getState().adoptStored();
  }
  return (
    <FormProvider {...form}>
      <PageHeader
        title={wizard.isClaim ? text.claimTitle() : text.title()}
        context={<SavingLine saving={saving} hint={text.savingHint()} />}
        breadcrumbs={[
          { label: identifiers(), href: paths.account.personalIdentifiers() },
          { label: text.breadcrumb() },
        ]}
        help={{ label: text.helpLabel(), href: paths.account.helpTopic('getting-an-isni') }}
        actions={<ApplicationActions store={store} state={opened.application?.state ?? 'draft'} />}
      />
      <Stack gap="4">
        <Steps
          steps={shown.map((id) => ({ id, label: steps.wordsOf(id).label() }))}
          current={wizard.step}
          wrong={wizard.wrong}
          onGo={(id) => steps.isStep(id) && wizard.go(id)}
        />
        <NotSaved store={store} />
        {opened.application?.question && (
          <Alert tone="warning" title={text.societyAsks()}>
            {opened.application.question}
          </Alert>
        )}
        {submission.failure && <FailureAlert title={text.notSent()}>{submission.failure}</FailureAlert>}
        <ApplyStep
          application={application}
          wizard={wizard}
          submission={submission}
          isAnswer={opened.application?.state === 'more_info_needed'}
          onLeave={() => navigate(paths.account.personalIdentifiers())}
        />
      </Stack>
      {saving.kind === 'conflict' && (
        <StaleDialog
          differences={differencesBetween(saving.mine, saving.theirs.content)}
          changedAt={saving.theirs.updated_at}
          onKeepMine={() => void store.getState().overwriteStored()}
          onTakeTheirs={handleUseStored}
        />
      )}
    </FormProvider>
  );
}

/** An application that was sent elsewhere can't be saved as a new one: the society takes one at a time. */
function NotSaved({ store }: { store: ApplicationStore }) {
  const saving = useDraft(store, (state) => state.saving);
  if (saving.kind === 'gone' && saving.isSubmitted)
    return (
      <SubmittedAlert
        title={text.sentElsewhere()}
        to={paths.account.personalIdentifiers()}
        label={text.yourIdentifiers()}
      />
    );
  return (
    <SavingProblem
      saving={saving}
      onRetry={() => void store.getState().flush()}
      onSaveAsNew={() => void store.getState().saveAsNew()}
    />
  );
}

function initialStep({ application, copy }: OpenedApplication): StepId {
  if (application?.state === 'more_info_needed') return 'review';
  const content = copy?.values ?? application?.content;
  if (!content) return 'search';
  return content.existing_isni === '' ? 'names' : 'claim';
}

function differencesBetween(mine: IsniContent, theirs: IsniContent): Difference[] {
  return APPLICATION_FACTS.map(({ label, read }) => ({
    label: label(),
    mine: read(mine),
    theirs: read(theirs),
  })).filter((line) => line.mine !== line.theirs);
}

/** The society has seen a submitted application, so it is withdrawn and not discarded. */
function ApplicationActions({ store, state }: { store: ApplicationStore; state: IsniApplication['state'] }) {
  const hasAnything = useDraft(store, ({ saving, stored }) => stored !== null || saving.kind !== 'untouched');
  const isGone = useDraft(store, ({ saving }) => saving.kind === 'gone');
  const isSubmitted = useDraft(store, ({ saving }) => saving.kind === 'gone' && saving.isSubmitted);
  const close = useClose();
  const [isBusy, setBusy] = useState(false);
  async function handleClose() {
    setBusy(true);
    const isSaved = await store.getState().flush();
    setBusy(false);
    if (isSaved) close(hasAnything ? text.draftSaved() : null);
  }
  return (
    <>
      {hasAnything && state === 'draft' && !isSubmitted && <DiscardApplication store={store} />}
      {!isGone && (
        <Button variant="outline" loading={isBusy} onClick={() => void handleClose()}>
          {text.saveAndClose()}
        </Button>
      )}
    </>
  );
}

function DiscardApplication({ store }: { store: ApplicationStore }) {
  const { http, notify } = useHost();
  const close = useClose();
  const discard = useMutation({
    mutationFn: () => discardDraft(store, applicationsOf(http).discard),
    onSuccess: () => close(text.draftDiscarded()),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return (
    <DiscardButton
      label={text.discard()}
      question={text.discardQuestion()}
      isBusy={discard.isPending}
      onDiscard={discard.mutate}
    >
      {text.discardConsequence()}
    </DiscardButton>
  );
}

function useClose() {
  const { guardLeave, notify } = useHost();
  const refresh = useRefresh(ISNI_KEY);
  const navigate = useNavigate();
  return (message: string | null) => {
    // Before the next render, or leaving would ask for confirmation.
    guardLeave(false);
    if (message) notify(message, { type: 'success' });
    void refresh();
    navigate(paths.account.personalIdentifiers());
  };
}
