import { LoadedPart, useLazyParts } from '@counterpoint/area-ui/lazy';
import { FramedStep, goingBack, LazyStep, StepInView, type Submission } from '@counterpoint/area-ui/wizard';
import { useDraft } from '@counterpoint/client/drafts';
import { useRead } from '@counterpoint/client/queries';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import { Card, Stack } from '@counterpoint/kit/core';
import { RadioCards } from '@counterpoint/kit/form';
import { useFormContext, useWatch } from 'react-hook-form';
import { groundOf } from '../../../api/filing-api.ts';
import * as text from '../../../messages/filing.generated.ts';
import { UploadsOfCase } from '../../../ui/evidence/uploads-context.tsx';
import { ObjectCard, OpenCases } from '../about/object-card.tsx';
import type { FilingForm, FilingWizard } from '../case-entry.ts';
import type { FilingValues } from '../filing-values.ts';
import { kindChoices } from '../texts/kind-choices.ts';
import { FilingContext, useProblemAt, useSetField } from '../use-filing-fields.ts';
import { ALL_LAZY_PARTS, LAZY_PARTS } from './lazy-parts.ts';

interface FilingStepProps {
  readonly wizard: FilingWizard;
  readonly draft: FilingForm;
  readonly submission: Submission;
  readonly registered: readonly CaseLine[];
  readonly onLeave: () => void;
}

export function FilingStepBody({ registered, ...props }: FilingStepProps) {
  const { wizard, draft } = props;
  useLazyParts(true, ALL_LAZY_PARTS);
  const id = useDraft(draft.store, ({ stored }) => stored?.id ?? '');
  return (
    <UploadsOfCase key={id} caseId={id} canAdd>
      <StepInView wizard={wizard}>
        <FilingContext value={{ store: draft.store, registered, problems: wizard.problems }}>
          <Body {...props} />
        </FilingContext>
      </StepInView>
    </UploadsOfCase>
  );
}

function Body({ wizard, submission, onLeave }: Omit<FilingStepProps, 'registered'>) {
  const { step } = wizard;
  if (step === 'review')
    return (
      <LoadedPart lazy={LAZY_PARTS.review}>
        {(Review) => <Review wizard={wizard} submission={submission} onBack={goingBack(wizard, onLeave)} />}
      </LoadedPart>
    );
  if (step === 'about')
    return (
      <FramedStep wizard={wizard} onLeave={onLeave}>
        <AboutStep />
      </FramedStep>
    );
  return (
    <LazyStep wizard={wizard} onLeave={onLeave} lazy={LAZY_PARTS[step]}>
      {(Step) => <Step />}
    </LazyStep>
  );
}

function AboutStep() {
  const { control } = useFormContext<FilingValues>();
  const setField = useSetField();
  const object = useWatch({ control, name: 'object' });
  const kind = useWatch({ control, name: 'kind' });
  const error = useProblemAt('kind');
  if (!object) return null;
  return (
    <Stack gap="4">
      <Ground object={object} />
      <Card>
        <RadioCards
          legend={text.kindLegend()}
          name="kind"
          options={kindChoices(object.type)}
          value={kind}
          onChange={(value) => setField('kind', value)}
          error={error}
        />
      </Card>
    </Stack>
  );
}

/** Optional: the kind can be chosen while it loads or fails. */
function Ground({ object }: { object: NonNullable<FilingValues['object']> }) {
  const ground = useRead(groundOf(object));
  if (!ground.data) return null;
  return (
    <>
      <ObjectCard object={ground.data.object} />
      <OpenCases ground={ground.data} />
    </>
  );
}
