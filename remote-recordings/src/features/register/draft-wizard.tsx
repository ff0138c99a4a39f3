import { LoadedPart } from '@counterpoint/catalogue/later';
import {
  useBroughtParty,
  useBrowsing,
  useDraftForm,
  useSubmission,
  useWizard,
  WizardFrame,
} from '@counterpoint/catalogue/wizard';
import { useDraft } from '@counterpoint/client/drafts';
import { paths } from '@counterpoint/contract/paths';
import { useNavigate } from '@counterpoint/contract/router';
import { readDraft } from './read-draft.ts';
import { type OpenedDraft, RECORDING } from './recording-draft.ts';
import { STEPS, type StepId } from './register-steps.ts';
import { LATER } from './steps/later-parts.ts';
import { WizardStep } from './steps/wizard-step.tsx';

const BROUGHT = {
  parameters: ['holder'],
  load: () => import('./brought-holder.ts').then((module) => module.broughtHolder),
};

/** One recording in the wizard, from the first letter of its title until it is submitted, kept or discarded. */
export function DraftWizard(opened: OpenedDraft) {
  const { amended } = opened;
  const draft = useDraftForm(RECORDING, opened);
  const { form, store } = draft;
  const wizard = useWizard(form, {
    steps: STEPS,
    isAmendment: amended !== null,
    first: firstStepOf(opened),
    read: readDraft,
  });
  const submission = useSubmission(draft, wizard);
  useBroughtParty(form, BROUGHT);
  const id = useDraft(store, (state) => state.stored?.id ?? null);
  const navigate = useNavigate();
  const home = amended === null ? paths.recordings.list() : paths.recordings.details(amended.id);

  const browse = useBrowsing(draft, {
    wizard,
    amendedId: amended?.id ?? null,
    indexOf: (storedId) =>
      storedId === null ? paths.recordings.rightsHolders() : paths.recordings.rightsHoldersFor(storedId),
  });
  return (
    <WizardFrame
      {...{ opened, draft, wizard, submission }}
      conflict={<LoadedPart later={LATER.conflict}>{(Conflict) => <Conflict draft={draft} />}</LoadedPart>}
    >
      <WizardStep {...{ wizard, submission, id, amended }} onLeave={() => navigate(home)} onBrowse={browse} />
    </WizardFrame>
  );
}

/** A new recording is looked for first; a draft goes on where its contributors are, if it has come that far. */
function firstStepOf({ details, copy, amended, copiedFrom }: OpenedDraft): StepId {
  if (amended !== null || copiedFrom !== null) return 'about';
  const contributors = copy?.values.contributors ?? details?.contributors;
  if (!contributors) return 'search';
  return contributors.length > 0 ? 'contributors' : 'about';
}
