import { isrcText } from '@counterpoint/area-ui/draft-text';
import { CandidateSearch } from '@counterpoint/catalogue/review';
import * as fields from '@counterpoint/domain/messages/recording-fields.generated.ts';
import { Grid } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { RECORDING_CANDIDATES } from '../candidates/recording-candidates.tsx';
import type { Step } from '../recording-draft.ts';
import { STEP_PARTS } from './lazy-parts.ts';

export function RecordingSearch(step: Step) {
  const { control, register, setValue } = useFormContext<DraftValues>();
  const [title, artist, isrc] = useWatch({ control, name: ['title', 'display_artist', 'isrc'] });
  const { errors } = useFormState({ control, name: 'isrc' });
  function handleContinue() {
    setValue('title', title.trim());
    setValue('display_artist', artist.trim());
    setValue('isrc', isrcText(isrc.trim()));
    step.wizard.go('about');
  }
  return (
    <CandidateSearch
      {...step}
      source={RECORDING_CANDIDATES}
      searched={{ title, artist, isrc }}
      what="recording"
      next={STEP_PARTS.about}
      onContinue={handleContinue}
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
    </CandidateSearch>
  );
}
