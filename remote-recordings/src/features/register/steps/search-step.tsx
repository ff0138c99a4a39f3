import { isrcText } from '@counterpoint/area-ui/draft-text';
import { usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import { CandidateCard, useCandidates } from '@counterpoint/catalogue/review';
import { SearchStep } from '@counterpoint/catalogue/wizard';
import * as fields from '@counterpoint/domain/messages/recording-fields.generated.ts';
import { Grid } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import * as text from '../../../messages/register.generated.ts';
import { RECORDING_CANDIDATES, type SearchedRecording } from '../candidates/recording-candidates.tsx';
import type { DraftValues } from '../draft-values.ts';
import type { Wizard } from '../recording-draft.ts';
import { LAZY_PARTS } from './lazy-parts.ts';

interface RecordingSearchProps {
  readonly wizard: Wizard;
  readonly onBack: () => void;
}

export function RecordingSearch({ wizard, onBack }: RecordingSearchProps) {
  const { getValues, setValue } = useFormContext<DraftValues>();
  const [searched, setSearched] = useState<SearchedRecording>(() => {
    const values = getValues();
    return { title: values.title, artist: values.display_artist, isrc: values.isrc };
  });
  const nearing = usePrefetchOnIntent(LAZY_PARTS.about);
  const { title, artist, isrc } = searched;
  const { candidates, isSearching, isError, retry } = useCandidates(RECORDING_CANDIDATES, searched);
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
      nearing={nearing}
      onContinue={handleContinue}
      isSearching={isSearching}
      resultCount={formatResultCount(searched, candidates.length)}
      isError={isError}
      onRetry={retry}
      found={{
        label: text.duplicates(),
        heading: text.isOneOfThese(),
        items: candidates.map((candidate) => <CandidateCard key={candidate.id} candidate={candidate} />),
      }}
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="4" alignItems="end">
        <Field label={text.searchTitle()} help={text.searchHelp()}>
          <Input
            autoComplete="off"
            value={title}
            onChange={(event) => setSearched({ ...searched, title: event.target.value })}
          />
        </Field>
        <Field label={text.searchArtist()} isOptional help={text.searchArtistHelp()}>
          <Input
            autoComplete="off"
            value={artist}
            onChange={(event) => setSearched({ ...searched, artist: event.target.value })}
          />
        </Field>
        <Field label={fields.isrc()} isOptional help={text.searchIsrcHelp()}>
          <Input
            autoComplete="off"
            value={isrc}
            onChange={(event) => setSearched({ ...searched, isrc: event.target.value })}
            onBlur={() => setSearched({ ...searched, isrc: isrcText(isrc) })}
          />
        </Field>
      </Grid>
    </SearchStep>
  );
}

function formatResultCount({ title, isrc }: SearchedRecording, count: number): string {
  if (title.trim().length < 2 && isrc.trim() === '') return '';
  return text.candidates({ count });
}
