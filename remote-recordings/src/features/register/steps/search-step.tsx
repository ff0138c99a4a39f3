import { isrcText } from '@counterpoint/area-ui/draft-text';
import { useNearing } from '@counterpoint/area-ui/later';
import { CandidateCard, useCandidates } from '@counterpoint/catalogue/review';
import { SearchStep } from '@counterpoint/catalogue/wizard';
import { Grid } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { RECORDING_CANDIDATES, type SearchedRecording } from '../candidates/recording-candidates.tsx';
import type { DraftValues } from '../draft-values.ts';
import type { Wizard } from '../recording-draft.ts';
import { LATER } from './later-parts.ts';

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
  const nearing = useNearing(LATER.about);
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
      anotherLabel="It is another recording: continue"
      onBack={onBack}
      nearing={nearing}
      onContinue={handleContinue}
      isSearching={isSearching}
      resultWords={resultWords(searched, candidates.length)}
      isError={isError}
      onRetry={retry}
      found={{
        label: 'Recordings that may be the same',
        heading: 'Is it one of these?',
        items: candidates.map((candidate) => <CandidateCard key={candidate.id} candidate={candidate} />),
      }}
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="4" alignItems="end">
        <Field
          label="Title of the recording"
          help="We check whether it’s already registered. Duplicate registrations delay payment."
        >
          <Input
            autoComplete="off"
            value={title}
            onChange={(event) => setSearched({ ...searched, title: event.target.value })}
          />
        </Field>
        <Field label="Artist" isOptional help="As shown on the release: with the title it finds the recording.">
          <Input
            autoComplete="off"
            value={artist}
            onChange={(event) => setSearched({ ...searched, artist: event.target.value })}
          />
        </Field>
        <Field label="ISRC" isOptional help="If you know it: it finds the recording for certain.">
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

function resultWords({ title, isrc }: SearchedRecording, count: number): string {
  if (title.trim().length < 2 && isrc.trim() === '') return '';
  if (count === 0) return 'Nothing like it is registered: you can continue.';
  return count === 1 ? '1 recording may be the same.' : `${count} recordings may be the same.`;
}
