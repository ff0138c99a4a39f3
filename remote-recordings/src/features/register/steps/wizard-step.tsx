import { LoadedPart, useLaterParts, useNearing } from '@counterpoint/area-ui/later';
import { goingBack, LaterStep, StepInView } from '@counterpoint/area-ui/wizard';
import type { StepProps } from '@counterpoint/catalogue/wizard';
import type { RecordingDetails } from '@counterpoint/domain/schemas';
import { Box } from '@counterpoint/kit/core';
import { useFormContext } from 'react-hook-form';
import { type DraftValues, shownIsrc } from '../draft-values.ts';
import type { Wizard } from '../recording-draft.ts';
import type { StepId } from '../register-steps.ts';
import { ALL_LATER, LATER } from './later-parts.ts';
import { RecordingSearch } from './search-step.tsx';

/** The step in view. */
export function WizardStep(props: StepProps<RecordingDetails, StepId>) {
  useLaterParts(props.wizard.step !== 'search', ALL_LATER);
  return (
    <StepInView wizard={props.wizard}>
      <StepBody {...props} />
    </StepInView>
  );
}

function StepBody(props: StepProps<RecordingDetails, StepId>) {
  const { wizard, submission, amended, id, onLeave, onBrowse } = props;
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
    case 'contributors':
      return (
        <LaterStep {...place} later={LATER.contributors}>
          {(Contributors) => <Contributors />}
        </LaterStep>
      );
    case 'rights':
      return (
        <LaterStep {...place} later={LATER.rights}>
          {(Rights) => <Rights inForce={amended?.rights ?? []} onBrowse={onBrowse} />}
        </LaterStep>
      );
    case 'works':
      return (
        <LaterStep {...place} later={LATER.works}>
          {(Works) => <Works />}
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
  const { title, display_artist, isrc } = getValues();
  return (
    <Box {...nearing}>
      <RecordingSearch
        initial={{ title, artist: display_artist, isrc }}
        onBack={onBack}
        onContinue={(searched) => {
          setValue('title', searched.title);
          setValue('display_artist', searched.artist);
          setValue('isrc', shownIsrc(searched.isrc));
          wizard.go('about');
        }}
      />
    </Box>
  );
}
