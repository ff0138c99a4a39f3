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
import { useState } from 'react';
import { readDraft } from './read-draft.ts';
import { STEPS, type StepId } from './register-steps.ts';
import { LATER } from './steps/later-parts.ts';
import { WizardStep } from './steps/wizard-step.tsx';
import { type OpenedDraft, WORK } from './work-draft.ts';

const BROUGHT = {
  parameters: ['writer', 'publisher'],
  load: () => import('./brought-composer.ts').then((module) => module.broughtComposer),
};

/** One work in the wizard, from the first letter of its title until it is submitted, kept or discarded. */
export function DraftWizard(opened: OpenedDraft) {
  const { amended } = opened;
  const draft = useDraftForm(WORK, opened);
  const { form, store } = draft;
  const [isMyOfferDue, setMyOfferDue] = useState(opened.id === null && opened.copy === null && amended === null);
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
  const home = amended === null ? paths.compositions.list() : paths.compositions.details(amended.id);

  const browse = useBrowsing(draft, {
    wizard,
    amendedId: amended?.id ?? null,
    indexOf: (storedId) =>
      storedId === null ? paths.compositions.composers() : paths.compositions.composersFor(storedId),
  });
  return (
    <WizardFrame
      {...{ opened, draft, wizard, submission }}
      conflict={<LoadedPart later={LATER.conflict}>{(Conflict) => <Conflict draft={draft} />}</LoadedPart>}
    >
      <WizardStep
        {...{ wizard, submission, id, amended }}
        myOffer={{ isDue: isMyOfferDue, onOffered: () => setMyOfferDue(false) }}
        onLeave={() => navigate(home)}
        onBrowse={browse}
      />
    </WizardFrame>
  );
}

/** A new work is looked for first; a draft goes on where its writers are, if it has come that far. */
function firstStepOf({ details, copy, amended, copiedFrom }: OpenedDraft): StepId {
  if (amended !== null || copiedFrom !== null) return 'about';
  const writers = copy?.values.writers ?? details?.writers;
  if (!writers) return 'search';
  return writers.length > 0 ? 'writers' : 'about';
}
