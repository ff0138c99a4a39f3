import { Text, VisuallyHidden } from '@counterpoint/kit/core';
import type { SearchState } from './use-searches.ts';

interface FindingsProps {
  readonly searches: readonly SearchState[];
  readonly count: number;
  readonly isAsked: boolean;
}

/** What is still sought, what could not be searched, and how much was found, also for who cannot see the list. */
export function Findings({ searches, count, isAsked }: FindingsProps) {
  const isLoading = searches.some(({ status }) => status === 'loading');
  const failed = searches.filter(({ status }) => status === 'failed');
  return (
    <Text as="div" role="status" marginTop="3" color="muted" fontSize="sm">
      {failed.map(({ search }) => (
        <Text key={search.id} color="terracotta.text">
          {search.failed}
        </Text>
      ))}
      {isAsked && isLoading && 'Searching…'}
      {isAsked && !isLoading && count === 0 && failed.length === 0 && 'Nothing was found.'}
      {isAsked && !isLoading && count > 0 && (
        <VisuallyHidden>{count === 1 ? '1 result' : `${count} results`}</VisuallyHidden>
      )}
    </Text>
  );
}
