import { useDraft } from '@counterpoint/client/drafts';
import { Link } from '@counterpoint/contract/router';
import { Stack } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import { SavingLine, Steps } from '@counterpoint/kit/wizard';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { DraftActions, type DraftActionsProps } from './draft-actions.tsx';
import type { CatalogueEntry } from './draft-subject.ts';
import type { OpenedDraft } from './opened-draft.ts';
import type { DraftForm } from './use-draft-form.ts';
import type { Submission } from './use-submission.ts';
import type { Wizard } from './use-wizard.ts';
import { WizardNotices } from './wizard-notices.tsx';

interface WizardFrameProps<Values extends FieldValues, Draft, Stored extends CatalogueEntry, Id extends string> {
  readonly opened: OpenedDraft<Values, Draft, Stored>;
  readonly draft: DraftForm<Values, Draft, Stored>;
  readonly wizard: Wizard<Id>;
  readonly submission: Submission;
  /** Asks which of two versions stands; drawn while there are two. */
  readonly conflict: ReactNode;
  /** The step in view. */
  readonly children: ReactNode;
}

/**
 * What stands around the steps: the title, how it stands with saving, the ways out, the steps, and what is to be known
 * of the draft. Saving changes with every key: only what shows it listens, so that the step is not drawn anew.
 */
export function WizardFrame<Values extends FieldValues, Draft, Stored extends CatalogueEntry, Id extends string>({
  opened,
  draft,
  wizard,
  submission,
  conflict,
  children,
}: WizardFrameProps<Values, Draft, Stored, Id>) {
  const { steps, shown, step, go } = wizard;
  const [first] = shown;
  const amendedId = opened.amended?.id ?? null;
  return (
    <FormProvider {...draft.form}>
      <Header draft={draft} wizard={wizard} amendedId={amendedId} />
      <Stack gap="4">
        <Steps
          steps={steps.all.filter(({ id }) => shown.includes(id))}
          current={step}
          onGo={(id) => steps.isStep(id) && go(id)}
        />
        <WizardNotices
          {...{ opened, draft }}
          onStartAfresh={() => first !== undefined && go(first)}
          failure={submission.failure}
        />
        {children}
      </Stack>
      <Conflict draft={draft}>{conflict}</Conflict>
    </FormProvider>
  );
}

function Header<Values extends FieldValues, Draft, Stored extends CatalogueEntry>(
  props: DraftActionsProps<Values, Draft, Stored>,
) {
  const { words, paths } = props.draft.subject;
  const { control } = useFormContext();
  const title = useWatch({ control, name: 'title', compute: (text: unknown) => String(text).trim() });
  const saving = useDraft(props.draft.store, (state) => state.saving);
  const isAmendment = props.amendedId !== null;
  const hint = isAmendment
    ? 'Nothing changed yet: saved as you type'
    : `Saved as you type, once the ${words.what} has a title`;
  return (
    <PageHeader
      title={title || `Register a ${words.noun}`}
      context={<SavingLine saving={saving} hint={hint} />}
      breadcrumbs={[{ label: words.list.name, href: paths.list() }, { label: isAmendment ? 'Change' : 'Register' }]}
      renderLink={({ href, children }) => <Link to={href}>{children}</Link>}
      help={words.help}
      actions={<DraftActions {...props} />}
    />
  );
}

interface ConflictProps<Values extends FieldValues, Draft, Stored extends CatalogueEntry> {
  readonly draft: DraftForm<Values, Draft, Stored>;
  readonly children: ReactNode;
}

function Conflict<Values extends FieldValues, Draft, Stored extends CatalogueEntry>({
  draft,
  children,
}: ConflictProps<Values, Draft, Stored>) {
  const isConflict = useDraft(draft.store, (state) => state.saving.kind === 'conflict');
  return isConflict && children;
}
