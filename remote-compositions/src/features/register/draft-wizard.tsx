import { useDraft } from '@counterpoint/client/drafts';
import { paths } from '@counterpoint/contract/paths';
import { Link, useNavigate } from '@counterpoint/contract/router';
import { Stack } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import { SavingLine, Steps } from '@counterpoint/kit/wizard';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { DraftActions, type DraftActionsProps } from './draft-actions.tsx';
import type { DraftValues } from './draft-values.ts';
import type { OpenedDraft } from './opened-draft.ts';
import { isStep, STEPS, type StepId, stepsOf } from './register-steps.ts';
import { LoadedStep } from './steps/loaded-step.tsx';
import { WizardStep } from './steps/wizard-step.tsx';
import { useAttachedParty } from './use-attached-party.ts';
import { type DraftForm, useDraftForm } from './use-draft-form.ts';
import { useSubmission } from './use-submission.ts';
import { useWizard } from './use-wizard.ts';
import { WizardNotices } from './wizard-notices.tsx';

/**
 * One draft in the wizard, from the first letter of its title until it is submitted, kept or discarded. How it stands
 * with saving changes with every key: only what shows it listens, so that the step is not drawn anew.
 */
export function DraftWizard(opened: OpenedDraft) {
  const draft = useDraftForm(opened);
  const { form, store } = draft;
  const steps = stepsOf(opened.amended !== null);
  const isNew = opened.id === null && opened.copy === null && opened.amended === null;
  const wizard = useWizard(form, { steps, first: firstStepOf(opened), isNew });
  const submission = useSubmission(draft, wizard);
  useAttachedParty(form);
  const id = useDraft(store, (state) => state.stored?.id ?? null);
  const navigate = useNavigate();
  const amendedId = opened.amended?.id ?? null;
  const home = amendedId === null ? paths.compositions.list() : paths.compositions.details(amendedId);

  async function handleBrowse() {
    if (!(await store.getState().flush())) return;
    const { stored } = store.getState();
    const id = stored?.id ?? amendedId;
    navigate(id === null ? paths.compositions.composers() : paths.compositions.composersFor(id));
  }
  return (
    <FormProvider {...form}>
      <Header draft={draft} wizard={wizard} amendedId={amendedId} />
      <Stack gap="4">
        <Steps
          steps={STEPS.filter(({ id }) => steps.includes(id))}
          current={wizard.step}
          onGo={(id) => isStep(id) && wizard.go(id)}
        />
        <WizardNotices opened={opened} draft={draft} wizard={wizard} failure={submission.failure} />
        <WizardStep
          {...{ wizard, submission, steps, id, amended: opened.amended }}
          onLeave={() => navigate(home)}
          onBrowse={() => void handleBrowse()}
        />
      </Stack>
      <Conflict draft={draft} />
    </FormProvider>
  );
}

function Header(props: DraftActionsProps) {
  const { control } = useFormContext<DraftValues>();
  const title = useWatch({ control, name: 'title', compute: (text) => text.trim() });
  const saving = useDraft(props.draft.store, (state) => state.saving);
  const isAmendment = props.amendedId !== null;
  const hint = isAmendment ? 'Nothing changed yet: saved as you type' : 'Saved as you type, once the work has a title';
  return (
    <PageHeader
      title={title || 'Register a composition'}
      context={<SavingLine saving={saving} hint={hint} />}
      breadcrumbs={[
        { label: 'Music compositions', href: paths.compositions.list() },
        { label: isAmendment ? 'Change' : 'Register' },
      ]}
      renderLink={({ href, children }) => <Link to={href}>{children}</Link>}
      help={{ label: 'How registering works', href: paths.account.helpTopic('registering-a-work') }}
      actions={<DraftActions {...props} />}
    />
  );
}

function Conflict({ draft }: { draft: DraftForm }) {
  const isConflict = useDraft(draft.store, (state) => state.saving.kind === 'conflict');
  return isConflict && <LoadedStep name="conflict">{(ConflictDialog) => <ConflictDialog draft={draft} />}</LoadedStep>;
}

/** A new work is looked for first; a draft goes on where its writers are, if it has come that far. */
function firstStepOf({ details, copy, amended, copiedFrom }: OpenedDraft): StepId {
  if (amended !== null || copiedFrom !== null) return 'about';
  const writers = copy?.values.writers ?? details?.writers;
  if (!writers) return 'search';
  return writers.length > 0 ? 'writers' : 'about';
}
