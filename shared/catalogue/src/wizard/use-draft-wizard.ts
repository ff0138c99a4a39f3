import {
  type DraftedEntry,
  type DraftForm,
  type DraftSubject,
  type EntrySubmission,
  type OpenedDraft,
  type RegisterSteps,
  useDiscardDraft,
  useDraftAddress,
  useDraftForm,
  useSubmission,
  useWizard,
  type Wizard,
} from '@counterpoint/area-ui/wizard';
import { useDraft } from '@counterpoint/client/drafts';
import { useHost } from '@counterpoint/contract';
import { useNavigate } from '@counterpoint/contract/router';
import type { FieldValues } from 'react-hook-form';
import { type PartyFromUrl, usePartyFromUrl } from './use-party-from-url.ts';

interface DraftWizardOptions<Values extends FieldValues, Id extends string, Party> {
  readonly steps: RegisterSteps<Id>;
  readonly first: Id;
  /** The fields of the search step. */
  readonly searched: readonly (keyof Values)[];
  readonly partyFromUrl: PartyFromUrl<Values, Party>;
  readonly indexOf: (id: string | null) => string;
}

export interface StepProps<Stored, Id extends string> {
  readonly wizard: Wizard<Id>;
  readonly submission: EntrySubmission;
  readonly amended: Stored | null;
  readonly drafted: Stored | null;
  readonly id: string | null;
  readonly onLeave: () => void;
  /** The entry exists, so a draft that holds only the search isn’t needed. */
  readonly onFound: () => void;
  readonly onBrowse: () => void;
}

export function useDraftWizard<
  Values extends FieldValues,
  Draft,
  Stored extends DraftedEntry,
  Id extends string,
  Party,
>(
  subject: DraftSubject<Values, Draft, Stored>,
  opened: OpenedDraft<Values, Draft, Stored>,
  { steps, first, searched, partyFromUrl, indexOf }: DraftWizardOptions<Values, Id, Party>,
): { readonly draft: DraftForm<Values, Draft, Stored>; readonly step: StepProps<Stored, Id> } {
  const { amended, details: drafted } = opened;
  const { params } = useDraftAddress();
  const draft = useDraftForm(subject, opened, params.get('query') ?? undefined);
  const { form, store } = draft;
  const wizard = useWizard(form, { steps, first, isAmendment: amended !== null, read: subject.kind.read });
  const submission = useSubmission(draft, wizard);
  usePartyFromUrl(form, partyFromUrl);
  const id = useDraft(store, (state) => state.stored?.id ?? null);
  const navigate = useNavigate();
  const { paths } = subject;
  const onLeave = () => navigate(amended === null ? paths.list() : paths.details(amended.id));
  const onFound = useDiscardSearch(draft, searched);
  const onBrowse = useBrowsing(draft, { wizard, amendedId: amended?.id ?? null, indexOf });
  return { draft, step: { wizard, submission, amended, drafted, id, onLeave, onFound, onBrowse } };
}

function useDiscardSearch<Values extends FieldValues, Draft, Stored extends DraftedEntry>(
  draft: DraftForm<Values, Draft, Stored>,
  searched: readonly (keyof Values)[],
): () => void {
  const discard = useDiscardDraft(draft);
  const { guardLeave } = useHost();
  const rest = (values: Values) =>
    JSON.stringify(values, (key, value: unknown) => (searched.includes(key) ? undefined : value));
  return () => {
    if (rest(draft.form.getValues()) !== rest(draft.subject.empty())) return;
    guardLeave(false);
    // If it fails, the draft stays in the list, as after leaving.
    void discard().catch(() => undefined);
  };
}

interface BrowsingOptions {
  readonly wizard: Pick<Wizard<string>, 'show'>;
  readonly amendedId: string | null;
  readonly indexOf: (id: string | null) => string;
}

/** Saves first; shows errors at their fields if that fails. */
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
