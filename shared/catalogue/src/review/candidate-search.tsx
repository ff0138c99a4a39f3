import { type LazyPart, usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import { SearchStep } from '@counterpoint/area-ui/wizard';
import type { ReactNode } from 'react';
import * as text from '../messages/candidates.generated.ts';
import type { StepProps } from '../wizard/index.ts';
import { CandidateCard } from './candidate-card.tsx';
import { type CandidateSource, MIN_SEARCH_LENGTH, type SearchedEntry, useCandidates } from './use-candidates.ts';

interface CandidateSearchProps<Known, Likely, Row, By extends SearchedEntry>
  extends Pick<StepProps<unknown, never>, 'id' | 'onLeave' | 'onFound'> {
  readonly source: CandidateSource<Known, Likely, Row, By>;
  readonly searched: By;
  readonly what: 'work' | 'recording';
  readonly next: LazyPart<unknown>;
  readonly onContinue: () => void;
  /** The fields; `error` belongs at the title. */
  readonly children: (error: string | undefined) => ReactNode;
}

/** The first step: looks for what is to be registered. */
export function CandidateSearch<Known, Likely, Row, By extends SearchedEntry>(
  props: CandidateSearchProps<Known, Likely, Row, By>,
) {
  const { source, searched, what, id, next, onLeave, onFound, onContinue, children } = props;
  const prefetch = usePrefetchOnIntent(next);
  const { candidates, isSearching, isError, retry } = useCandidates(source, searched, id);
  const hasNumber = source.numberOf(searched).trim() !== '';
  const { length } = searched.title.trim();
  return (
    <SearchStep
      anotherLabel={text.isDifferent({ what })}
      onBack={onLeave}
      prefetch={prefetch}
      onContinue={onContinue}
      missing={length === 0 && !hasNumber ? { path: 'title', message: text.searchMissing({ what }) } : null}
      isSearching={isSearching}
      // Nothing is searched for a title of one letter, which some have.
      resultCount={length < MIN_SEARCH_LENGTH && !hasNumber ? '' : text.found({ what, count: candidates.length })}
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
      {children}
    </SearchStep>
  );
}
