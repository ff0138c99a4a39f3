import { repertoirePage, type repertoireQuery } from '@counterpoint/domain/schemas/works';
import type * as z from 'zod/mini';

type RepertoireQuery = Pick<z.output<typeof repertoireQuery>, 'query' | 'page'> &
  Partial<Pick<z.output<typeof repertoireQuery>, 'filter'>>;

export function repertoireFor(query: RepertoireQuery) {
  return {
    key: ['repertoire', query],
    path: '/repertoire/compositions',
    schema: repertoirePage,
    query: { ...query },
  };
}
