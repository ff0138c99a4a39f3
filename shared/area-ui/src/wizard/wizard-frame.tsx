import { useDraft } from '@counterpoint/client/drafts';
import { Stack } from '@counterpoint/kit/core';
import { fullTitle } from '@counterpoint/kit/text';
import { SavingLine, Steps } from '@counterpoint/kit/wizard';
import type { ReactNode } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import * as text from '../messages/wizard.generated.ts';
import { PageHeader } from '../page/index.ts';
import { DraftActions, type DraftActionsProps } from './draft-actions.tsx';
import type { DraftTypes, DraftWords, OpenedDraft } from './draft-subject.ts';
import type { DraftForm } from './use-draft-form.ts';
import type { Submission } from './use-submission.ts';
import type { Wizard } from './use-wizard.ts';
import { WizardNotices } from './wizard-notices.tsx';

interface WizardFrameProps<Of extends DraftTypes, Id extends string> {
  readonly opened: OpenedDraft<Of>;
  readonly draft: DraftForm<Of>;
  readonly wizard: Wizard<Id>;
  readonly submission: Submission;
  readonly conflict: ReactNode;
  readonly heading?: WizardHeading;
  readonly children: ReactNode;
}

export interface WizardHeading {
  readonly title: string;
  readonly crumb: string;
  readonly hint: string;
}

/** Only the parts that show the saving state re-render on each key. */
export function WizardFrame<Of extends DraftTypes, Id extends string>({
  opened,
  draft,
  wizard,
  submission,
  conflict,
  heading,
  children,
}: WizardFrameProps<Of, Id>) {
  const { steps, shown, step, wrong, go } = wizard;
  const [first] = shown;
  const amendedId = opened.amended?.id ?? null;
  return (
    <FormProvider {...draft.form}>
      <Header draft={draft} wizard={wizard} amendedId={amendedId} heading={heading} />
      <Stack gap="4">
        <Steps
          steps={steps.all.filter(({ id }) => shown.includes(id)).map(({ id, label }) => ({ id, label: label() }))}
          current={step}
          wrong={wrong}
          onGo={(id) => steps.isStep(id) && go(id)}
        />
        <WizardNotices
          opened={opened}
          draft={draft}
          onStartOver={() => first !== undefined && go(first)}
          failure={submission.failure}
        />
        {children}
      </Stack>
      <Conflict draft={draft}>{conflict}</Conflict>
    </FormProvider>
  );
}

interface HeaderProps<Of extends DraftTypes> extends DraftActionsProps<Of> {
  readonly heading: WizardHeading | undefined;
}

function Header<Of extends DraftTypes>({ heading, ...props }: HeaderProps<Of>) {
  const { words, paths } = props.draft.subject;
  const typed = useTypedHeading(words, props.amendedId !== null);
  const { title, crumb, hint } = heading ?? typed;
  const saving = useDraft(props.draft.store, (state) => state.saving);
  return (
    <PageHeader
      title={title}
      context={<SavingLine saving={saving} hint={hint} />}
      breadcrumbs={[{ label: words.list.name(), href: paths.list() }, { label: crumb }]}
      help={{ label: words.help.label(), href: words.help.href }}
      actions={<DraftActions {...props} />}
    />
  );
}

function useTypedHeading({ what }: DraftWords, isAmendment: boolean): WizardHeading {
  const { control } = useFormContext();
  const title = useWatch({ control, name: ['title', 'version_title'], compute: typedTitle });
  return {
    title: title || text.register({ what }),
    crumb: isAmendment ? text.changeCrumb() : text.registerCrumb(),
    hint: isAmendment ? text.noChangesYet() : text.savedOnceTitled({ what }),
  };
}

function typedTitle([title, version]: readonly unknown[]): string {
  const [entered, version_title] = [title, version].map((each) => (typeof each === 'string' ? each.trim() : ''));
  return entered ? fullTitle({ title: entered, version_title: version_title ?? null }) : '';
}

interface ConflictProps<Of extends DraftTypes> {
  readonly draft: DraftForm<Of>;
  readonly children: ReactNode;
}

function Conflict<Of extends DraftTypes>({ draft, children }: ConflictProps<Of>) {
  const isConflict = useDraft(draft.store, (state) => state.saving.kind === 'conflict');
  return isConflict && children;
}
