import { useHost } from '@counterpoint/contract';
import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import type * as z from 'zod/mini';

export interface LinkKind<Links> {
  readonly of: 'compositions' | 'recordings';
  readonly to: 'recordings' | 'works';
  readonly schema: z.ZodMiniType<Links>;
  readonly idName: 'recording_id' | 'composition_id';
}

export function useLinks<Links>({ of, to, schema, idName }: LinkKind<Links>, id: string, isLinkable: boolean) {
  const { http } = useHost();
  const queries = useQueryClient();
  const address = `/${of}/${encodeURIComponent(id)}/${to}`;
  const queryKey = [of, to, id];
  const links = useQuery({
    queryKey,
    queryFn: ({ signal }) => http.get(address, { schema, signal }),
    enabled: isLinkable,
  });
  /** Refetches even after a rejection, because the data may have changed. */
  async function apply(changed: Promise<Links>) {
    try {
      queries.setQueryData<Links>(queryKey, await changed);
    } finally {
      void queries.invalidateQueries({ queryKey: [of] });
    }
  }
  return {
    links,
    link: (other: string) => apply(http.post(address, { schema, json: { [idName]: other } })),
    unlink: (other: string) => apply(http.delete(`${address}/${encodeURIComponent(other)}`, { schema })),
  };
}
