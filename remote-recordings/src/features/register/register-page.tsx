import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { WizardFrame } from '@counterpoint/area-ui/wizard';
import { useDraftWizard, WizardPage } from '@counterpoint/catalogue/wizard';
import { paths } from '@counterpoint/contract/paths';
import { type OpenedDraft, RECORDING, STEPS, type StepId } from './recording-draft.ts';
import { FIRST, LAZY_PARTS } from './steps/lazy-parts.ts';
import { WizardStep } from './steps/wizard-step.tsx';

export function RegisterPage() {
  return (
    <WizardPage subject={RECORDING} first={FIRST}>
      {(opened) => <DraftWizard {...opened} />}
    </WizardPage>
  );
}

const PARTY_FROM_URL = {
  parameters: ['holder'],
  load: () => import('./holder-attacher.ts').then((module) => module.holderAttacher),
};

function DraftWizard(opened: OpenedDraft) {
  const { draft, step } = useDraftWizard(RECORDING, opened, {
    steps: STEPS,
    first: firstStepOf(opened),
    searched: ['title', 'display_artist', 'isrc'],
    partyFromUrl: PARTY_FROM_URL,
    indexOf: (id) => (id === null ? paths.recordings.rightsHolders() : paths.recordings.rightsHoldersFor(id)),
  });
  return (
    <WizardFrame
      opened={opened}
      draft={draft}
      {...step}
      conflict={<LoadedPart lazy={LAZY_PARTS.conflict}>{(Conflict) => <Conflict draft={draft} />}</LoadedPart>}
    >
      <WizardStep {...step} />
    </WizardFrame>
  );
}

function firstStepOf({ details, copy, amended, copiedFrom }: OpenedDraft): StepId {
  if (amended !== null || copiedFrom !== null) return 'about';
  const contributors = copy?.values.contributors ?? details?.contributors;
  if (!contributors) return 'search';
  return contributors.length > 0 ? 'contributors' : 'about';
}
