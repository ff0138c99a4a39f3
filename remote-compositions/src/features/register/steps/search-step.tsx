import { CandidateCard, useCandidates } from '@counterpoint/catalogue/review';
import { SearchStep } from '@counterpoint/catalogue/wizard';
import { Grid } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useState } from 'react';
import { type SearchedWork, WORK_CANDIDATES } from '../candidates/work-candidates.tsx';

interface WorkSearchProps {
  readonly initial: SearchedWork;
  readonly onBack: () => void;
  /** Goes on with what was searched for. */
  readonly onContinue: (searched: SearchedWork) => void;
}

/** A work registered twice delays everybody's money: so one looks first. */
export function WorkSearch({ initial, onBack, onContinue }: WorkSearchProps) {
  const [title, setTitle] = useState(initial.title);
  const [iswc, setIswc] = useState(initial.iswc);
  const { candidates, isSearching, isError, retry } = useCandidates(WORK_CANDIDATES, { title, iswc });
  return (
    <SearchStep
      anotherLabel="It is another work: continue"
      onBack={onBack}
      onContinue={() => onContinue({ title: title.trim(), iswc: iswc.trim() })}
      isSearching={isSearching}
      resultWords={resultWords({ title, iswc }, candidates.length)}
      isError={isError}
      onRetry={retry}
      found={{
        label: 'Works that may be the same',
        heading: 'Is it one of these?',
        items: candidates.map((candidate) => <CandidateCard key={candidate.id} candidate={candidate} />),
      }}
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="4">
        <Field
          label="Title of the work"
          help="We look whether it is registered already: a work registered twice is paid late."
        >
          <Input autoComplete="off" value={title} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        <Field label="ISWC" isOptional help="If you know it: it finds the work for certain.">
          <Input autoComplete="off" value={iswc} onChange={(event) => setIswc(event.target.value)} />
        </Field>
      </Grid>
    </SearchStep>
  );
}

function resultWords({ title, iswc }: SearchedWork, count: number): string {
  if (title.trim().length < 2 && iswc.trim() === '') return '';
  if (count === 0) return 'Nothing of this name is registered: you can continue.';
  return count === 1 ? '1 work may be the same.' : `${count} works may be the same.`;
}
