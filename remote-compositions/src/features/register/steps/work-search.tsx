import { CandidateSearch } from '@counterpoint/catalogue/review';
import * as fields from '@counterpoint/domain/messages/work-fields.generated.ts';
import { Grid } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { WORK_CANDIDATES } from '../candidates/work-candidates.tsx';
import type { Step } from '../work-draft.ts';
import { STEP_PARTS } from './lazy-parts.ts';

export function WorkSearch(step: Step) {
  const { control, register, setValue } = useFormContext<DraftValues>();
  const [title, iswc] = useWatch({ control, name: ['title', 'iswc'] });
  const { errors } = useFormState({ control, name: 'iswc' });
  function handleContinue() {
    setValue('title', title.trim());
    setValue('iswc', iswc.trim());
    step.wizard.go('about');
  }
  return (
    <CandidateSearch
      {...step}
      source={WORK_CANDIDATES}
      searched={{ title, iswc }}
      what="work"
      next={STEP_PARTS.about}
      onContinue={handleContinue}
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
    </CandidateSearch>
  );
}
