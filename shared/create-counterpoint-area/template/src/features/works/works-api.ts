import { workPage } from '@counterpoint/domain/schemas/works';

export const WORKS = {
  key: ['works'],
  path: '/compositions',
  schema: workPage,
  query: { sort: '-updated_at' },
} as const;
