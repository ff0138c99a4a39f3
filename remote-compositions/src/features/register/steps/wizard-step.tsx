import { LoadedPart, useLazyParts, usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import { goingBack, LazyStep, SearchStep, StepInView } from '@counterpoint/area-ui/wizard';
import { CandidateCard, useCandidates } from '@counterpoint/catalogue/review';
import type { StepProps } from '@counterpoint/catalogue/wizard';
import * as fields from '@counterpoint/domain/messages/work-fields.generated.ts';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { Grid } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register.generated.ts';
import { type SearchedWork, WORK_CANDIDATES } from '../candidates/work-candidates.tsx';
import type { DraftValues } from '../draft-values.ts';
import type { StepId, Wizard } from '../work-draft.ts';
import type { MyOffer } from '../writers/use-writer-lines.ts';
import { ALL_LAZY_PARTS, LAZY_PARTS } from './lazy-parts.ts';

interface WizardStepProps extends StepProps<WorkDetails, StepId> {
  readonly myOffer: MyOffer;
}

export function WizardStep(props: WizardStepProps) {
  useLazyParts(props.wizard.step !== 'search', ALL_LAZY_PARTS);
  return (
    <StepInView wizard={props.wizard}>
      <StepBody {...props} />
    </StepInView>
  );
}

function StepBody(props: WizardStepProps) {
  const { wizard, submission, amended, drafted, id, onLeave } = props;
  const place = { wizard, isAmendment: amended !== null, onLeave };
  switch (wizard.step) {
    case 'search':
      return <WorkSearch wizard={wizard} draftId={id} onBack={onLeave} onFound={props.onFound} />;
    case 'about':
      return (
        <LazyStep {...place} lazy={LAZY_PARTS.about}>
          {(About) => <About target={wizard.target?.path ?? null} />}
        </LazyStep>
      );
    case 'writers':
      return (
        <LazyStep {...place} lazy={LAZY_PARTS.writers}>
          {(Writers) => <Writers draftId={id} myOffer={props.myOffer} onBrowse={props.onBrowse} />}
        </LazyStep>
      );
    case 'publishers':
      return (
        <LazyStep {...place} lazy={LAZY_PARTS.publishers}>
          {(Publishers) => <Publishers />}
        </LazyStep>
      );
    case 'recordings':
      return (
        <LazyStep {...place} lazy={LAZY_PARTS.recordings}>
          {(Recordings) => <Recordings />}
        </LazyStep>
      );
    case 'review':
      return (
        <LoadedPart lazy={LAZY_PARTS.review}>
          {(Review) => (
            <Review
              wizard={wizard}
              submission={submission}
              amended={amended}
              drafted={drafted}
              id={id}
              onBack={goingBack(wizard, onLeave)}
            />
          )}
        </LoadedPart>
      );
  }
}

interface WorkSearchProps {
  readonly wizard: Wizard;
  readonly draftId: string | null;
  readonly onBack: () => void;
  readonly onFound: () => void;
}

function WorkSearch({ wizard, draftId, onBack, onFound }: WorkSearchProps) {
  const { control, register, setValue } = useFormContext<DraftValues>();
  const [title, iswc] = useWatch({ control, name: ['title', 'iswc'] });
  const { errors } = useFormState({ control, name: 'iswc' });
  const prefetch = usePrefetchOnIntent(LAZY_PARTS.about);
  const { candidates, isSearching, isError, retry } = useCandidates(WORK_CANDIDATES, { title, iswc }, draftId);
  function handleContinue() {
    setValue('title', title.trim());
    setValue('iswc', iswc.trim());
    wizard.go('about');
  }
  return (
    <SearchStep
      anotherLabel={text.isAnother()}
      onBack={onBack}
      prefetch={prefetch}
      onContinue={handleContinue}
      missing={title.trim() + iswc.trim() === '' ? { path: 'title', message: text.searchMissing() } : null}
      isSearching={isSearching}
      resultCount={formatResultCount({ title, iswc }, candidates.length)}
      isError={isError}
      onRetry={retry}
      found={{
        label: text.duplicates(),
        heading: text.isOneOfThese(),
        items: candidates.map((candidate) => (
          <CandidateCard key={candidate.id} candidate={candidate} onOpen={onFound} />
        )),
      }}
    >
      {(error) => (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="4">
          <Field label={text.searchTitle()} help={text.searchHelp()} error={error}>
            <Input autoComplete="off" {...register('title')} />
          </Field>
          <Field label={fields.iswc()} isOptional help={text.searchIswcHelp()} error={errors.iswc?.message}>
            <Input autoComplete="off" {...register('iswc')} />
          </Field>
        </Grid>
      )}
    </SearchStep>
  );
}

/** Nothing is searched for a title of one letter, which works have. */
function formatResultCount({ title, iswc }: SearchedWork, count: number): string {
  return title.trim().length < 2 && iswc.trim() === '' ? '' : text.candidates({ count });
}
