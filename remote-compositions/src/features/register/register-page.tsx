import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { WizardFrame } from '@counterpoint/area-ui/wizard';
import { useDraftWizard, WizardPage } from '@counterpoint/catalogue/wizard';
import { paths } from '@counterpoint/contract/paths';
import { useState } from 'react';
import { FIRST, LAZY_PARTS } from './steps/lazy-parts.ts';
import { WizardStep } from './steps/wizard-step.tsx';
import { type OpenedDraft, STEPS, type StepId, WORK } from './work-draft.ts';

export function RegisterPage() {
  return (
    <WizardPage subject={WORK} first={FIRST}>
      {(opened) => <DraftWizard {...opened} />}
    </WizardPage>
  );
}

const PARTY_FROM_URL = {
  parameters: ['writer', 'publisher'],
  load: () => import('./composer-attacher.ts').then((module) => module.composerAttacher),
};

function DraftWizard(opened: OpenedDraft) {
  const { draft, step } = useDraftWizard(WORK, opened, {
    steps: STEPS,
    first: firstStepOf(opened),
    searched: ['title', 'iswc'],
    partyFromUrl: PARTY_FROM_URL,
    indexOf: (id) => (id === null ? paths.compositions.composers() : paths.compositions.composersFor(id)),
  });
  const [isMyOfferDue, setMyOfferDue] = useState(opened.id === null && opened.copy === null && opened.amended === null);
  return (
    <WizardFrame
      opened={opened}
      draft={draft}
      {...step}
      conflict={<LoadedPart lazy={LAZY_PARTS.conflict}>{(Conflict) => <Conflict draft={draft} />}</LoadedPart>}
    >
      <WizardStep {...step} myOffer={{ isDue: isMyOfferDue, onOffered: () => setMyOfferDue(false) }} />
    </WizardFrame>
  );
}

function firstStepOf({ details, copy, amended, copiedFrom }: OpenedDraft): StepId {
  if (amended !== null || copiedFrom !== null) return 'about';
  const writers = copy?.values.writers ?? details?.writers;
  if (!writers) return 'search';
  return writers.length > 0 ? 'writers' : 'about';
}
