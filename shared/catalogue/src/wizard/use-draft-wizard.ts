import {
  type DraftedEntry,
  type DraftForm,
  type DraftSubject,
  type OpenedDraft,
  type RegisterSteps,
  type Submission,
  useDraftForm,
  useSubmission,
  useWizard,
  type Wizard,
} from '@counterpoint/area-ui/wizard';
import { useDraft } from '@counterpoint/client/drafts';
import { useNavigate } from '@counterpoint/contract/router';
import type { FieldValues } from 'react-hook-form';
import { type BroughtOptions, useBroughtParty } from './use-brought-party.ts';

interface DraftWizardOptions<Values extends FieldValues, Id extends string, Party> {
  readonly steps: RegisterSteps<Id>;
  /** The step that it begins with, where the address names none. */
  readonly first: Id;
  readonly brought: BroughtOptions<Values, Party>;
  /** Where the society's parties are listed: for the draft, or for none that is stored. */
  readonly indexOf: (id: string | null) => string;
}

/** What a step of the wizard is drawn with. */
export interface StepProps<Stored, Id extends string> {
  readonly wizard: Wizard<Id>;
  readonly submission: Submission;
  /** The entry of which this is a new version, as it stands in force. */
  readonly amended: Stored | null;
  /** The draft at the server; null until it has one. */
  readonly id: string | null;
  readonly onLeave: () => void;
  /** Goes to the society's parties, with all that is typed saved. */
  readonly onBrowse: () => void;
}

/** One entry in the wizard, from the first letter of its title until it is submitted, kept or discarded. */
export function useDraftWizard<
  Values extends FieldValues,
  Draft,
  Stored extends DraftedEntry,
  Id extends string,
  Party,
>(
  subject: DraftSubject<Values, Draft, Stored>,
  opened: OpenedDraft<Values, Draft, Stored>,
  { steps, first, brought, indexOf }: DraftWizardOptions<Values, Id, Party>,
): { readonly draft: DraftForm<Values, Draft, Stored>; readonly step: StepProps<Stored, Id> } {
  const { amended } = opened;
  const draft = useDraftForm(subject, opened);
  const { form, store } = draft;
  const wizard = useWizard(form, { steps, first, isAmendment: amended !== null, read: subject.kind.read });
  const submission = useSubmission(draft, wizard);
  useBroughtParty(form, brought);
  const id = useDraft(store, (state) => state.stored?.id ?? null);
  const navigate = useNavigate();
  const { list, details } = subject.paths;
  const onLeave = () => navigate(amended === null ? list() : details(amended.id));
  const onBrowse = useBrowsing(draft, { wizard, amendedId: amended?.id ?? null, indexOf });
  return { draft, step: { wizard, submission, amended, id, onLeave, onBrowse } };
}

interface BrowsingOptions {
  readonly wizard: Pick<Wizard<string>, 'show'>;
  readonly amendedId: string | null;
  /** Where the society's parties are listed: for the draft, or for none that is stored. */
  readonly indexOf: (id: string | null) => string;
}

/** The way to the society's parties, with all that is typed saved; what cannot be saved yet is shown at its field. */
function useBrowsing<Values extends FieldValues, Draft, Stored extends DraftedEntry>(
  { store }: DraftForm<Values, Draft, Stored>,
  { wizard, amendedId, indexOf }: BrowsingOptions,
): () => void {
  const navigate = useNavigate();
  async function browse() {
    const isSaved = await store.getState().flush();
    const { saving, stored } = store.getState();
    if (isSaved) navigate(indexOf(stored?.id ?? amendedId));
    else if (saving.kind === 'incomplete') wizard.show(saving.problems);
  }
  return () => void browse();
}
