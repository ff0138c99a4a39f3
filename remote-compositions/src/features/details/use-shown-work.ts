import { useShownVersion } from '@counterpoint/catalogue/versions';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { type CompositionDetails, draftOf } from '@counterpoint/domain/schemas';
import { compositionKeys } from '../../api/composition-keys.ts';
import { fetchComposition, type VersionedWork } from '../../api/compositions-api.ts';

/** Sends what a dialog over a work says at the version that the dialog shows. */
export function useShownWork(work: CompositionDetails) {
  const { http } = useHost();
  const queries = useQueryClient();
  const { id } = work;
  const newest = () =>
    queries.fetchQuery({
      queryKey: compositionKeys.details(id),
      queryFn: () => fetchComposition(http, id),
      staleTime: 0,
    });
  const sendAt = useShownVersion({ shown: work, newest, isSame: hasSameContent });
  return <Answer>(send: (shown: VersionedWork) => Promise<Answer>) => sendAt((version) => send({ id, version }));
}

function hasSameContent(one: CompositionDetails, other: CompositionDetails): boolean {
  const isSameVersion = one.revision === other.revision && one.state === other.state;
  return isSameVersion && JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));
}
