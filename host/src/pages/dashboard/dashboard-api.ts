import { dashboard } from '@counterpoint/domain/schemas/home';

export const DASHBOARD = { key: ['dashboard'], path: 'dashboard', schema: dashboard };
