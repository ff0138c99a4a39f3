import { usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import { CandidateCard, useCandidates } from '@counterpoint/catalogue/review';
import { SearchStep } from '@counterpoint/catalogue/wizard';
import * as fields from '@counterpoint/domain/messages/work-fields.generated.ts';
import { Grid } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import * as text from '../../../messages/register.generated.ts';
import { type SearchedWork, WORK_CANDIDATES } from '../candidates/work-candidates.tsx';
import type { DraftValues } from '../draft-values.ts';
import type { Wizard } from '../work-draft.ts';
import { LAZY_PARTS } from './lazy-parts.ts';

interface WorkSearchProps {
  readonly wizard: Wizard;
  readonly onBack: () => void;
}

export function WorkSearch({ wizard, onBack }: WorkSearchProps) {
  const { getValues, setValue } = useFormContext<DraftValues>();
  const [title, setTitle] = useState(() => getValues('title'));
  const [iswc, setIswc] = useState(() => getValues('iswc'));
  const nearing = usePrefetchOnIntent(LAZY_PARTS.about);
  const { candidates, isSearching, isError, retry } = useCandidates(WORK_CANDIDATES, { title, iswc });
  function handleContinue() {
    setValue('title', title.trim());
    setValue('iswc', iswc.trim());
    wizard.go('about');
  }
  return (
    <SearchStep
      anotherLabel={text.isAnother()}
      onBack={onBack}
      nearing={nearing}
      onContinue={handleContinue}
      isSearching={isSearching}
      resultCount={formatResultCount({ title, iswc }, candidates.length)}
      isError={isError}
      onRetry={retry}
      found={{
        label: text.duplicates(),
        heading: text.isOneOfThese(),
        items: candidates.map((candidate) => <CandidateCard key={candidate.id} candidate={candidate} />),
      }}
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="4">
        <Field label={text.searchTitle()} help={text.searchHelp()}>
          <Input autoComplete="off" value={title} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        <Field label={fields.iswc()} isOptional help={text.searchIswcHelp()}>
          <Input autoComplete="off" value={iswc} onChange={(event) => setIswc(event.target.value)} />
        </Field>
      </Grid>
    </SearchStep>
  );
}

function formatResultCount({ title, iswc }: SearchedWork, count: number): string {
  if (title.trim().length < 2 && iswc.trim() === '') return '';
  return text.candidates({ count });
}
