import { useShownVersion } from '@counterpoint/catalogue/versions';
import { useQueryClient } from '@counterpoint/contract/query';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { compositionKeys, type VersionedWork } from '../../api/compositions-api.ts';

/** Sends what a dialog over a work says at the version that the dialog shows. */
export function useShownWork({ id, version }: CompositionDetails) {
  const queries = useQueryClient();
  const now = () => queries.getQueryData<CompositionDetails>(compositionKeys.details(id))?.version ?? version;
  const sendAt = useShownVersion(version, now);
  return <Answer>(send: (work: VersionedWork) => Promise<Answer>) => sendAt((shown) => send({ id, version: shown }));
}
