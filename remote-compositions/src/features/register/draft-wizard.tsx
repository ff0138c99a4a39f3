import { useDraft } from '@counterpoint/client/drafts';
import { paths } from '@counterpoint/contract/paths';
import { Link, useNavigate } from '@counterpoint/contract/router';
import { Alert, Button, Stack } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import { SavingLine, SavingProblem, StaleDialog, Steps } from '@counterpoint/kit/wizard';
import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { DraftActions } from './draft-actions.tsx';
import { differencesBetween } from './draft-differences.ts';
import { emptyDraft, valuesOf } from './draft-values.ts';
import { isStep, STEPS, type StepId } from './register-steps.ts';
import { WizardStep } from './steps/wizard-step.tsx';
import { type OpenedDraft, useDraftForm } from './use-draft-form.ts';
import { useSubmission } from './use-submission.ts';
import { useWizard } from './use-wizard.ts';

/** One draft in the wizard, from the first letter of its title until it is submitted, kept or discarded. */
export function DraftWizard(opened: OpenedDraft) {
  const draft = useDraftForm(opened);
  const { form, store, replaceValues } = draft;
  const wizard = useWizard(form, { first: firstStepOf(opened), isNew: opened.id === null && opened.copy === null });
  const submission = useSubmission(draft, wizard);
  const saving = useDraft(store, (state) => state.saving);
  const title = useWatch({ control: form.control, name: 'title' }).trim() || 'Register a composition';
  const navigate = useNavigate();

  function handleTakeTheirs() {
    if (saving.kind !== 'conflict') return;
    replaceValues(valuesOf(saving.theirs));
    store.getState().takeTheirs();
  }
  const [isRestored, setRestored] = useState(opened.id === null && opened.copy !== null);
  function handleStartAfresh() {
    store.getState().forget();
    replaceValues(emptyDraft());
    setRestored(false);
    wizard.go('search');
  }
  return (
    <FormProvider {...form}>
      <PageHeader
        title={title}
        context={<SavingLine saving={saving} hint="Saved as you type, once the work has a title" />}
        breadcrumbs={[{ label: 'Music compositions', href: paths.compositions.list() }, { label: 'Register' }]}
        renderLink={({ href, children }) => <Link to={href}>{children}</Link>}
        help={{ label: 'How registering works', href: paths.account.helpTopic('registering-a-work') }}
        actions={<DraftActions store={store} wizard={wizard} />}
      />
      <Stack gap="4">
        <Steps steps={STEPS} current={wizard.step} onGo={(id) => isStep(id) && wizard.go(id)} />
        <SavingProblem
          saving={saving}
          onRetry={() => void store.getState().flush()}
          onSaveAsNew={() => void store.getState().saveAsNew()}
        />
        {isRestored && <Restored onStartAfresh={handleStartAfresh} />}
        {submission.failure && (
          <Alert tone="error" title="The work was not submitted">
            {submission.failure}
          </Alert>
        )}
        <WizardStep wizard={wizard} submission={submission} onLeave={() => navigate(paths.compositions.list())} />
      </Stack>
      {saving.kind === 'conflict' && (
        <StaleDialog
          differences={differencesBetween(saving.mine, valuesOf(saving.theirs))}
          changedAt={saving.theirs.updated_at}
          onKeepMine={() => void store.getState().keepMine()}
          onTakeTheirs={handleTakeTheirs}
        />
      )}
    </FormProvider>
  );
}

function Restored({ onStartAfresh }: { onStartAfresh: () => void }) {
  return (
    <Alert
      tone="info"
      title="This is what you typed before"
      action={
        <Button variant="outline" size="sm" onClick={onStartAfresh}>
          Start afresh
        </Button>
      }
    >
      It had not reached the society, and was kept in this browser.
    </Alert>
  );
}

/** A new work is looked for first; a draft goes on where its writers are, if it has come that far. */
function firstStepOf({ details, copy }: OpenedDraft): StepId {
  const writers = copy?.values.writers ?? details?.writers;
  if (!writers) return 'search';
  return writers.length > 0 ? 'writers' : 'about';
}
