import { partyRoutes } from './party-routes.ts';

export const composerRoutes = partyRoutes('/composers', 'compositions');
