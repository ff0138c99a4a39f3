import { isrcText } from '@counterpoint/area-ui/draft-text';
import { LoadedPart, useLazyParts, usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import { goingBack, LazyStep, SearchStep, StepInView } from '@counterpoint/area-ui/wizard';
import { CandidateCard, useCandidates } from '@counterpoint/catalogue/review';
import type { StepProps } from '@counterpoint/catalogue/wizard';
import * as fields from '@counterpoint/domain/messages/recording-fields.generated.ts';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { Grid } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register.generated.ts';
import { RECORDING_CANDIDATES, type SearchedRecording } from '../candidates/recording-candidates.tsx';
import type { DraftValues } from '../draft-values.ts';
import type { StepId, Wizard } from '../recording-draft.ts';
import { ALL_LAZY_PARTS, LAZY_PARTS } from './lazy-parts.ts';

export function WizardStep(props: StepProps<RecordingDetails, StepId>) {
  useLazyParts(props.wizard.step !== 'search', ALL_LAZY_PARTS);
  return (
    <StepInView wizard={props.wizard}>
      <StepBody {...props} />
    </StepInView>
  );
}

function StepBody(props: StepProps<RecordingDetails, StepId>) {
  const { wizard, submission, amended, drafted, id, onLeave, onFound, onBrowse } = props;
  const place = { wizard, isAmendment: amended !== null, onLeave };
  switch (wizard.step) {
    case 'search':
      return <RecordingSearch wizard={wizard} draftId={id} onBack={onLeave} onFound={onFound} />;
    case 'about':
      return (
        <LazyStep {...place} lazy={LAZY_PARTS.about}>
          {(About) => <About target={wizard.target?.path ?? null} />}
        </LazyStep>
      );
    case 'contributors':
      return (
        <LazyStep {...place} lazy={LAZY_PARTS.contributors}>
          {(Contributors) => <Contributors />}
        </LazyStep>
      );
    case 'rights':
      return (
        <LazyStep {...place} lazy={LAZY_PARTS.rights}>
          {(Rights) => <Rights active={amended?.rights ?? []} onBrowse={onBrowse} />}
        </LazyStep>
      );
    case 'works':
      return (
        <LazyStep {...place} lazy={LAZY_PARTS.works}>
          {(Works) => <Works />}
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

interface RecordingSearchProps {
  readonly wizard: Wizard;
  readonly draftId: string | null;
  readonly onBack: () => void;
  readonly onFound: () => void;
}

function RecordingSearch({ wizard, draftId, onBack, onFound }: RecordingSearchProps) {
  const { control, register, setValue } = useFormContext<DraftValues>();
  const [title, artist, isrc] = useWatch({ control, name: ['title', 'display_artist', 'isrc'] });
  const { errors } = useFormState({ control, name: 'isrc' });
  const prefetch = usePrefetchOnIntent(LAZY_PARTS.about);
  const searched: SearchedRecording = { title, artist, isrc };
  const { candidates, isSearching, isError, retry } = useCandidates(RECORDING_CANDIDATES, searched, draftId);
  function handleContinue() {
    setValue('title', title.trim());
    setValue('display_artist', artist.trim());
    setValue('isrc', isrcText(isrc.trim()));
    wizard.go('about');
  }
  return (
    <SearchStep
      anotherLabel={text.isAnother()}
      onBack={onBack}
      prefetch={prefetch}
      onContinue={handleContinue}
      missing={title.trim() + isrc.trim() === '' ? { path: 'title', message: text.searchMissing() } : null}
      isSearching={isSearching}
      resultCount={formatResultCount(searched, candidates.length)}
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
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
          gap="4"
          alignItems="end"
        >
          <Field label={text.searchTitle()} help={text.searchHelp()} error={error}>
            <Input autoComplete="off" {...register('title')} />
          </Field>
          <Field label={text.searchArtist()} isOptional help={text.searchArtistHelp()}>
            <Input autoComplete="off" {...register('display_artist')} />
          </Field>
          <Field label={fields.isrc()} isOptional help={text.searchIsrcHelp()} error={errors.isrc?.message}>
            <Input
              autoComplete="off"
              {...register('isrc', { onBlur: (event) => setValue('isrc', isrcText(event.target.value)) })}
            />
          </Field>
        </Grid>
      )}
    </SearchStep>
  );
}

/** Nothing is searched for a title of one letter, which recordings have. */
function formatResultCount({ title, isrc }: SearchedRecording, count: number): string {
  return title.trim().length < 2 && isrc.trim() === '' ? '' : text.candidates({ count });
}
