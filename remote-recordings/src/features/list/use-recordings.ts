import { useHost } from '@counterpoint/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@counterpoint/contract/query';
import { useEffect } from 'react';
import { fetchRecordings, type RecordingQuery, recordingKeys } from '../../api/recordings-api.ts';

/** A page of the member's recordings: the page before stays while the next one comes, and changes elsewhere come in. */
export function useRecordings(query: RecordingQuery) {
  const { http, live } = useHost();
  const queries = useQueryClient();
  useEffect(
    () => live.subscribe('recordings', () => void queries.invalidateQueries({ queryKey: recordingKeys.all })),
    [live, queries],
  );
  return useQuery({
    queryKey: recordingKeys.list(query),
    queryFn: ({ signal }) => fetchRecordings(http, query, signal),
    placeholderData: keepPreviousData,
  });
}
