import { Grid } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { SearchFirst, StepFrame } from '@counterpoint/kit/wizard';
import { useEffect, useEffectEvent, useState } from 'react';
import { CandidateItem } from '../candidates/candidate-item.tsx';
import { useCandidates } from '../candidates/use-candidates.ts';

/** What one searches by, and what the draft begins with. */
export interface Searched {
  readonly title: string;
  readonly iswc: string;
}

export interface SearchStepProps {
  readonly initial: Searched;
  readonly onBack: () => void;
  /** Goes on with what was searched for. */
  readonly onContinue: (searched: Searched) => void;
}

/** A work registered twice delays everybody's money: so one looks first. */
export function SearchStep({ initial, onBack, onContinue }: SearchStepProps) {
  const [title, setTitle] = useState(initial.title);
  const [iswc, setIswc] = useState(initial.iswc);
  const { candidates, isSearching, isError, retry } = useCandidates({ title, iswc });
  const [isWaiting, setWaiting] = useState(false);
  const goOn = () => onContinue({ title: title.trim(), iswc: iswc.trim() });
  // Who pressed Enter before the answer came goes on with it, unless there is something to look at.
  const settle = useEffectEvent(() => {
    setWaiting(false);
    if (candidates.length === 0 && !isError) goOn();
  });
  useEffect(() => {
    if (isWaiting && !isSearching) settle();
  }, [isWaiting, isSearching]);
  return (
    <StepFrame
      problems={[]}
      attempts={0}
      isBusy={isWaiting}
      continueLabel={candidates.length > 0 ? 'It is another work: continue' : 'Continue'}
      onBack={onBack}
      onContinue={() => (isSearching ? setWaiting(true) : goOn())}
    >
      <SearchFirst
        isSearching={isSearching}
        resultWords={resultWords({ title, iswc }, candidates.length)}
        isError={isError}
        onRetry={retry}
        found={{
          label: 'Works that may be the same',
          heading: 'Is it one of these?',
          items: candidates.map((candidate) => <CandidateItem key={candidate.row.id} candidate={candidate} />),
        }}
      >
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="4">
          <Field
            label="Title of the work"
            help="We look whether it is registered already: a work registered twice pays late."
          >
            <Input autoComplete="off" value={title} onChange={(event) => setTitle(event.target.value)} />
          </Field>
          <Field label="ISWC" isOptional help="If you know it: it finds the work for certain.">
            <Input autoComplete="off" value={iswc} onChange={(event) => setIswc(event.target.value)} />
          </Field>
        </Grid>
      </SearchFirst>
    </StepFrame>
  );
}

function resultWords({ title, iswc }: Searched, count: number): string {
  if (title.trim().length < 2 && iswc.trim() === '') return '';
  if (count === 0) return 'Nothing of this name is registered: you can continue.';
  return count === 1 ? '1 work may be the same.' : `${count} works may be the same.`;
}
