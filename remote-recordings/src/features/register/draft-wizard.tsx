import { LoadedPart } from '@counterpoint/area-ui/later';
import { WizardFrame } from '@counterpoint/area-ui/wizard';
import { useDraftWizard } from '@counterpoint/catalogue/wizard';
import { paths } from '@counterpoint/contract/paths';
import { type OpenedDraft, RECORDING } from './recording-draft.ts';
import { STEPS, type StepId } from './register-steps.ts';
import { LATER } from './steps/later-parts.ts';
import { WizardStep } from './steps/wizard-step.tsx';

const BROUGHT = {
  parameters: ['holder'],
  load: () => import('./brought-holder.ts').then((module) => module.broughtHolder),
};

export function DraftWizard(opened: OpenedDraft) {
  const { draft, step } = useDraftWizard(RECORDING, opened, {
    steps: STEPS,
    first: firstStepOf(opened),
    brought: BROUGHT,
    indexOf: (id) => (id === null ? paths.recordings.rightsHolders() : paths.recordings.rightsHoldersFor(id)),
  });
  return (
    <WizardFrame
      opened={opened}
      draft={draft}
      {...step}
      conflict={<LoadedPart later={LATER.conflict}>{(Conflict) => <Conflict draft={draft} />}</LoadedPart>}
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
