import { LoadedPart, useLaterParts, useNearing } from '@counterpoint/area-ui/later';
import { goingBack, LaterStep, StepInView } from '@counterpoint/area-ui/wizard';
import type { StepProps } from '@counterpoint/catalogue/wizard';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { Box } from '@counterpoint/kit/core';
import { useFormContext } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';
import type { StepId } from '../register-steps.ts';
import type { Wizard } from '../work-draft.ts';
import type { MyOffer } from '../writers/use-me-offered.ts';
import { ALL_LATER, LATER } from './later-parts.ts';
import { WorkSearch } from './search-step.tsx';

interface WizardStepProps extends StepProps<CompositionDetails, StepId> {
  readonly myOffer: MyOffer;
}

/** The step in view. */
export function WizardStep(props: WizardStepProps) {
  useLaterParts(props.wizard.step !== 'search', ALL_LATER);
  return (
    <StepInView wizard={props.wizard}>
      <StepBody {...props} />
    </StepInView>
  );
}

function StepBody(props: WizardStepProps) {
  const { wizard, submission, amended, id, onLeave } = props;
  const place = { wizard, onLeave };
  switch (wizard.step) {
    case 'search':
      return <SearchedStep wizard={wizard} onBack={onLeave} />;
    case 'about':
      return (
        <LaterStep {...place} later={LATER.about}>
          {(About) => <About target={wizard.target?.path ?? null} />}
        </LaterStep>
      );
    case 'writers':
      return (
        <LaterStep {...place} later={LATER.writers}>
          {(Writers) => <Writers draftId={id} myOffer={props.myOffer} onBrowse={props.onBrowse} />}
        </LaterStep>
      );
    case 'publishers':
      return (
        <LaterStep {...place} later={LATER.publishers}>
          {(Publishers) => <Publishers />}
        </LaterStep>
      );
    case 'recordings':
      return (
        <LaterStep {...place} later={LATER.recordings}>
          {(Recordings) => <Recordings />}
        </LaterStep>
      );
    case 'review':
      return (
        <LoadedPart later={LATER.review}>
          {(Review) => <Review {...{ wizard, submission, amended, id }} onBack={goingBack(wizard, onLeave)} />}
        </LoadedPart>
      );
  }
}

/** Whoever touches the search goes on from it: the next step comes while they type. */
function SearchedStep({ wizard, onBack }: { wizard: Wizard; onBack: () => void }) {
  const { getValues, setValue } = useFormContext<DraftValues>();
  const nearing = useNearing(LATER.about);
  const { title, iswc } = getValues();
  return (
    <Box {...nearing}>
      <WorkSearch
        initial={{ title, iswc }}
        onBack={onBack}
        onContinue={(searched) => {
          setValue('title', searched.title);
          setValue('iswc', searched.iswc);
          wizard.go('about');
        }}
      />
    </Box>
  );
}
