import { type LazyPart, LoadedPart, useLazyParts } from '@counterpoint/area-ui/lazy';
import {
  ConflictDialog,
  type DraftForm,
  type DraftSubject,
  type DraftTypes,
  type EntryStep,
  type EntrySubmission,
  LazyStep,
  type OpenedDraft,
  type RegisterSteps,
  StepInView,
  useDiscardDraft,
  useDraftAddress,
  useDraftForm,
  useSubmission,
  useWizard,
  type Wizard,
  WizardFrame,
} from '@counterpoint/area-ui/wizard';
import { useDraft } from '@counterpoint/client/drafts';
import { useHost } from '@counterpoint/contract';
import { useNavigate } from '@counterpoint/contract/router';
import type { Difference } from '@counterpoint/kit/wizard';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { TargetContext } from '../fields/index.ts';
import { type PartyFromUrl, usePartyFromUrl } from './use-party-from-url.ts';
import { WizardPage } from './wizard-page.tsx';

export interface StepProps<Stored, Id extends string> {
  readonly wizard: Wizard<Id>;
  readonly submission: EntrySubmission;
  readonly amended: Stored | null;
  /** As it was when it was opened; null for a new one. */
  readonly drafted: Stored | null;
  readonly id: string | null;
  /** Whether a new draft has got the member's own line, or had the chance. */
  readonly isOwnLineOffered: RefObject<boolean>;
  readonly onLeave: () => void;
  /** The entry exists, so a draft that holds only the search isn’t needed. */
  readonly onFound: () => void;
  readonly onBrowse: () => void;
}

type StepPart<Stored, List extends string> = LazyPart<ComponentType<StepProps<Stored, EntryStep<List>>>>;

interface RegisterWizardProps<Of extends DraftTypes, List extends string, Party> {
  readonly subject: DraftSubject<Of>;
  readonly steps: RegisterSteps<EntryStep<List>>;
  /** A draft that has lines in it resumes there. */
  readonly firstList: List;
  /** The fields of the search step. */
  readonly searched: readonly (keyof Of['values'])[];
  readonly Search: ComponentType<StepProps<Of['stored'], EntryStep<List>>>;
  readonly parts: Readonly<Record<'about' | List | 'review', StepPart<Of['stored'], List>>>;
  readonly differences: LazyPart<(mine: Of['values'], theirs: Of['values']) => readonly Difference[]>;
  readonly partyFromUrl: PartyFromUrl<Of['values'], Party>;
  readonly indexOf: (id: string | null) => string;
}

/** The wizard of an area. The props must be the same objects on each render. */
export function RegisterWizard<Of extends DraftTypes, List extends string, Party>(
  props: RegisterWizardProps<Of, List, Party>,
) {
  const { subject, parts, firstList } = props;
  // A draft opens at one of these steps.
  const [first] = useState([parts.about, parts[firstList]]);
  return (
    <WizardPage subject={subject} first={first}>
      {(opened) => <DraftWizard {...props} opened={opened} />}
    </WizardPage>
  );
}

interface DraftWizardProps<Of extends DraftTypes, List extends string, Party>
  extends RegisterWizardProps<Of, List, Party> {
  readonly opened: OpenedDraft<Of>;
}

function DraftWizard<Of extends DraftTypes, List extends string, Party>(props: DraftWizardProps<Of, List, Party>) {
  const { opened, Search, parts } = props;
  const { draft, step } = useDraftWizard(props);
  const { wizard, amended, onLeave } = step;
  const [later] = useState([...Object.values<LazyPart<unknown>>(parts), props.differences]);
  useLazyParts(wizard.step !== 'search', later);
  function renderStep() {
    if (wizard.step === 'search') return <Search {...step} />;
    if (wizard.step === 'review')
      return <LoadedPart lazy={parts.review}>{(Review) => <Review {...step} />}</LoadedPart>;
    return (
      <LazyStep wizard={wizard} isAmendment={amended !== null} onLeave={onLeave} lazy={parts[wizard.step]}>
        {(Fields) => <Fields {...step} />}
      </LazyStep>
    );
  }
  return (
    <WizardFrame
      opened={opened}
      draft={draft}
      {...step}
      conflict={
        <LoadedPart lazy={props.differences}>
          {(compare) => <ConflictDialog draft={draft} compare={compare} />}
        </LoadedPart>
      }
    >
      <StepInView wizard={wizard}>
        <TargetContext value={wizard.target?.path ?? null}>{renderStep()}</TargetContext>
      </StepInView>
    </WizardFrame>
  );
}

function useDraftWizard<Of extends DraftTypes, List extends string, Party>({
  subject,
  opened,
  steps,
  firstList,
  searched,
  partyFromUrl,
  indexOf,
}: DraftWizardProps<Of, List, Party>) {
  const { amended, details: drafted } = opened;
  const { params } = useDraftAddress();
  const draft = useDraftForm(subject, opened, params.get('query') ?? undefined);
  const { form, store } = draft;
  const first = firstStepOf(opened, firstList);
  const wizard = useWizard(form, { steps, first, isAmendment: amended !== null, read: subject.kind.read });
  const submission = useSubmission(draft, wizard);
  usePartyFromUrl(form, partyFromUrl);
  const id = useDraft(store, (state) => state.stored?.id ?? null);
  const isOwnLineOffered = useRef(opened.id !== null || opened.copy !== null || amended !== null);
  const navigate = useNavigate();
  const { paths } = subject;
  const onLeave = () => navigate(amended === null ? paths.list() : paths.details(amended.id));
  const onFound = useDiscardSearch(draft, searched);
  async function browse() {
    const isSaved = await store.getState().flush();
    const { saving, stored } = store.getState();
    if (isSaved) navigate(indexOf(stored?.id ?? amended?.id ?? null));
    // Saved first; shows errors at their fields if that fails.
    else if (saving.kind === 'incomplete') wizard.show(saving.problems);
  }
  const onBrowse = () => void browse();
  return { draft, step: { wizard, submission, amended, drafted, id, isOwnLineOffered, onLeave, onFound, onBrowse } };
}

function firstStepOf<List extends string>(
  { details, copy, amended, copiedFrom }: OpenedDraft<DraftTypes>,
  firstList: List,
): EntryStep<List> {
  if (amended !== null || copiedFrom !== null) return 'about';
  const drafted = copy?.values ?? details;
  if (!drafted) return 'search';
  const { [firstList]: lines }: Readonly<Record<string, unknown>> = { ...drafted };
  return Array.isArray(lines) && lines.length > 0 ? firstList : 'about';
}

function useDiscardSearch<Of extends DraftTypes>(
  draft: DraftForm<Of>,
  searched: readonly (keyof Of['values'])[],
): () => void {
  const discard = useDiscardDraft(draft);
  const { guardLeave } = useHost();
  const rest = (values: Of['values']) =>
    JSON.stringify(values, (key, value: unknown) => (searched.includes(key) ? undefined : value));
  return () => {
    if (rest(draft.form.getValues()) !== rest(draft.subject.empty())) return;
    guardLeave(false);
    // If it fails, the draft stays in the list, as after leaving.
    void discard().catch(() => undefined);
  };
}
